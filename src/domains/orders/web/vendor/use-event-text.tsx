/** Text of order events. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCharge } from '#platform/web/money.tsx'
import type { OrderEvent, VendorOrderView } from '../../contract.ts'
import { useUnitsText } from '../use-units-text.ts'

/** Keys: orders.vendor.event.*, orders.step.*, orders.returnStatus.*, orders.vendor.parcelStep.* */
export function useEventText(order: Pick<VendorOrderView, 'lines' | 'vendor' | 'shippingAddress'>) {
  const { t } = useTranslation()
  const goodsOf = useUnitsText(order.lines)

  function textOf(event: OrderEvent): string {
    switch (event.kind) {
      case 'status':
        if (event.status === 'Pending') return t('orders.vendor.event.placed')
        return t('orders.vendor.event.status', { status: t(`orders.status.${event.status}`) })
      case 'parcel':
        return t(`orders.vendor.parcelStep.${event.step}`, { goods: goodsOf(event.lines) })
      case 'refund':
        return t(`orders.vendor.event.${event.cause}`, { amount: formatCharge(event.amount), goods: goodsOf(event.lines) })
      case 'return':
        return t('orders.vendor.event.return', { status: t(`orders.returnStatus.${event.status}`), goods: goodsOf(event.lines) })
      case 'note':
        return t('orders.vendor.event.note')
    }
  }

  /** Username for the vendor's team, buyer name for the shopper. */
  function actorOf({ side, actor }: Pick<OrderEvent, 'side' | 'actor'>): ReactNode {
    if (side === 'system') return t('orders.vendor.system')
    return <bdi>{side === 'shopper' ? order.shippingAddress.name : (actor ?? order.vendor.name)}</bdi>
  }

  return { textOf, actorOf, goodsOf }
}
