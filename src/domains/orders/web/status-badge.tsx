import { useTranslation } from 'react-i18next'
import { classes } from '#platform/web/ui/classes.ts'
import type { OrderStatus } from '../contract.ts'

const DOTS: Record<OrderStatus, string> = {
  Pending: 'bg-warning',
  Processing: 'bg-warning',
  Shipped: 'bg-success',
  Delivered: 'bg-success',
  Cancelled: 'bg-muted-foreground',
  Returned: 'bg-muted-foreground',
  Refunded: 'bg-muted-foreground',
}

/** Keys: orders.status.* */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex items-center gap-2 rounded-full bg-muted px-3 py-1.5 text-xs leading-none font-semibold">
      <span aria-hidden className={classes('size-2 rounded-full', DOTS[status])} />
      {t(`orders.status.${status}`)}
    </span>
  )
}
