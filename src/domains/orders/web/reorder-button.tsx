import { RotateCcw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openCart } from '#domains/cart/web/index.ts'
import { failureText } from '#platform/web/failure.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { Reordered } from '../contract.ts'
import { useReorder } from './queries.ts'

const ReorderNotices = lazy(() => import('./reorder-notices.tsx'))

/** Adds all items to the cart again. Differences are shown before the cart opens. */
export function ReorderButton({ orderId }: { orderId: string }) {
  const { t } = useTranslation()
  const reorder = useReorder()
  const [reply, setReply] = useState<Reordered | null>(null)

  function send() {
    reorder.mutate(
      { orderId },
      {
        onSuccess: (done) => (done.notices.length > 0 ? setReply(done) : openCart()),
        onError: (error) => toast({ variant: 'destructive', title: failureText(t, error, 'orders') }),
      },
    )
  }

  return (
    <>
      <Button look="secondary" size="sm" busy={reorder.isPending} onClick={send}>
        <RotateCcw aria-hidden className="size-4" />
        {t('orders.reorder.submit')}
      </Button>
      {reply && (
        <Suspense fallback={null}>
          <ReorderNotices reply={reply} onClose={() => setReply(null)} />
        </Suspense>
      )}
    </>
  )
}
