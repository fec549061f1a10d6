import { useTranslation } from 'react-i18next'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { failureText } from '#platform/web/failure.ts'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { OrderScope } from './use-order-scope.ts'

/** The customer can download the files of a line again, for example after losing them. */
export function ResetDownloads({ scope: { workspaceId, order }, position }: { scope: OrderScope; position: number }) {
  const { t } = useTranslation()
  const { api } = useSource()
  const reset = useOperation((input: { number: string; position: number }, idempotencyKey) =>
    api.orders.vendor.resetDownloads(input, inWorkspace(workspaceId, idempotencyKey)),
  )
  const send = () =>
    reset.mutate({ number: order.number, position }, { onSuccess: () => toast({ title: t('orders.vendor.resetDownloads.done') }) })
  return (
    <div className="mt-2">
      <Button look="quiet" size="sm" busy={reset.isPending} className="-ms-3" onClick={send}>
        {t('orders.vendor.resetDownloads.begin')}
      </Button>
      {reset.error && (
        <p role="alert" className="text-xs font-medium text-destructive">
          {failureText(t, reset.error, 'orders')}
        </p>
      )}
    </div>
  )
}
