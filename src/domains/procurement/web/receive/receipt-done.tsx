import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import type { OrderView, ReceiptInput } from '../../contract.ts'
import { orderPath } from '../paths.ts'
import { ReceiptLabels } from '../receipt-labels.tsx'

type Props = { workspaceId: string; receipt: ReceiptInput; order: OrderView }

/** After a receipt: what came, its labels, and the way on. */
export function ReceiptDone({ workspaceId, receipt, order }: Props) {
  const { t } = useTranslation()
  const units = receipt.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section aria-label={t('procurement.scan.done')} className="space-y-3 rounded-lg border border-success/60 bg-card p-4">
      <p className="flex items-center gap-2 font-semibold">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
        {t('procurement.scan.received', { count: units })}
      </p>
      <div className="flex flex-wrap gap-2">
        <ReceiptLabels workspaceId={workspaceId} items={order.items} lines={receipt.lines} />
        <ButtonLink to={orderPath(order.id)} look="secondary" size="sm">
          {t('procurement.scan.toOrder')}
        </ButtonLink>
      </div>
    </section>
  )
}
