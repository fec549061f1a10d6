import { useTranslation } from 'react-i18next'
import { formatCharge } from '#platform/web/money.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { OperatorOrder } from '../../contract.ts'
import { useMarkPaid } from './queries.ts'

/** A transfer arrived. */
export default function MarkPaidDialog({ order, onClose }: { order: OperatorOrder; onClose: () => void }) {
  const { t } = useTranslation()
  const markPaid = useMarkPaid()
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={t('orders.operator.markPaidTitle')}
      action={t('orders.operator.markPaid')}
      words="orders"
      onConfirm={async () => {
        await markPaid.mutateAsync({ orderId: order.id })
        toast({ title: t('orders.operator.markedPaid') })
      }}
    >
      <p>{t('orders.operator.markPaidText', { amount: formatCharge(order.total) })}</p>
    </Confirm>
  )
}
