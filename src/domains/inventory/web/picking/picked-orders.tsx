import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import type { PickOrder } from '../../contract.ts'
import { isDone } from './picked.rules.ts'

/** The orders that are picked here, and the way to their shipment. */
export function PickedOrders({ orders }: { orders: readonly PickOrder[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const sum = (order: PickOrder, key: 'open' | 'picked') => order.lines.reduce((all, line) => all + line[key], 0)
  return (
    <ul aria-label={t('inventory.picking.orders')} className="space-y-2">
      {orders.map((order) => (
        <li key={order.key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border bg-card px-4 py-3">
          <p className="min-w-0">
            <bdi dir="ltr" className="font-medium wrap-anywhere">
              {order.title}
            </bdi>
            <span className="flex items-center gap-1.5 text-xs text-muted-foreground">
              {isDone(order) && <CircleCheck aria-hidden className="size-4 text-success" />}
              {isDone(order)
                ? t('inventory.picking.done')
                : t('inventory.picking.pickedOf', {
                    picked: formatNumber(sum(order, 'picked'), locale),
                    open: formatNumber(sum(order, 'open'), locale),
                  })}
            </span>
          </p>
          {order.reference.href && (
            <ButtonLink to={order.reference.href} size="sm" look={isDone(order) ? 'primary' : 'secondary'}>
              {isDone(order) ? t('inventory.picking.ship') : t('inventory.picking.openOrder')}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  )
}
