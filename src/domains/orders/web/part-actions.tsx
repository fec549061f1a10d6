import { MessageCircleQuestionMark, Undo2, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { OrderView, PartView } from '../contract.ts'
import { canPropose } from './proposals/proposable.ts'
import SaleDocuments from './sale-documents.tsx'

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'))
const RequestDialog = lazy(() => import('./proposals/request-dialog.tsx'))
const ReturnDialog = lazy(() => import('./return-dialog.tsx'))

/** What the shopper can do with a part, and its documents. */
export default function PartActions({ order, part }: { order: OrderView; part: PartView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [asking, setAsking] = useState<'cancel' | 'return' | 'propose' | null>(null)
  const close = () => setAsking(null)
  const cancellable = order.mayAct && part.lines.some((line) => line.cancellable > 0)
  const { returnableUntil } = part
  return (
    <footer className="flex flex-wrap items-center gap-2 border-t px-5 py-3">
      {cancellable && (
        <Button look="secondary" size="sm" onClick={() => setAsking('cancel')}>
          <X aria-hidden className="size-4" />
          {t('orders.cancel.begin')}
        </Button>
      )}
      {order.mayAct && returnableUntil && (
        <Button look="secondary" size="sm" onClick={() => setAsking('return')}>
          <Undo2 aria-hidden className="flip size-4" />
          {t('orders.return.begin')}
        </Button>
      )}
      {order.mayAct && canPropose(part) && (
        <Button look="secondary" size="sm" onClick={() => setAsking('propose')}>
          <MessageCircleQuestionMark aria-hidden className="flip size-4" />
          {t('orders.proposal.request.begin')}
        </Button>
      )}
      <SaleDocuments part={part} />
      {returnableUntil && (
        <p className="ms-auto text-xs text-muted-foreground">{t('orders.return.until', { day: formatDay(returnableUntil, locale) })}</p>
      )}
      <Suspense fallback={null}>
        {asking === 'cancel' && <CancelDialog order={order} part={part} onClose={close} />}
        {asking === 'propose' && <RequestDialog order={order} part={part} onClose={close} />}
        {asking === 'return' && <ReturnDialog order={order} part={part} onClose={close} />}
      </Suspense>
    </footer>
  )
}
