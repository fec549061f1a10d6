import { useTranslation } from 'react-i18next'
import { classes } from '#platform/web/ui/classes.ts'
import type { OrderStatus } from '../contract.ts'

const LOOKS: Record<OrderStatus, string> = {
  Pending: 'bg-warning text-warning-foreground',
  Processing: 'bg-warning text-warning-foreground',
  Shipped: 'bg-success text-success-foreground',
  Delivered: 'bg-success text-success-foreground',
  Cancelled: 'bg-muted text-foreground',
  Returned: 'bg-muted text-foreground',
  Refunded: 'bg-muted text-foreground',
}

/** Keys: orders.status.* */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation()
  return <span className={classes('rounded-full px-3 py-1 text-xs font-semibold', LOOKS[status])}>{t(`orders.status.${status}`)}</span>
}
