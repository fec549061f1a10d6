import { useTranslation } from 'react-i18next'
import { formatCharge } from '#platform/web/money.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { AdminOrder } from '../../contract.ts'
import { useMarkPaid } from './queries.ts'

/** Confirms that a bank transfer arrived. */
export default function MarkPaidDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t } = useTranslation()
  const markPaid = useMarkPaid()
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={t('orders.admin.markPaidTitle')}
      action={t('orders.admin.markPaid')}
      words="orders"
      onConfirm={async () => {
        await markPaid.mutateAsync({ orderId: order.id })
        toast({ title: t('orders.admin.markedPaid') })
      }}
    >
      <p>{t('orders.admin.markPaidText', { amount: formatCharge(order.total) })}</p>
    </Confirm>
  )
}
