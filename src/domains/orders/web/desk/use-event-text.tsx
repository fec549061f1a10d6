/** What happened to an order, in words. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCharge } from '#platform/web/money.tsx'
import type { OrderEvent, VendorOrderView } from '../../contract.ts'
import { useGoodsText } from '../goods-text.ts'

/** Keys: orders.desk.event.*, orders.step.*, orders.returnStatus.*, orders.desk.parcelStep.* */
export function useEventText(order: Pick<VendorOrderView, 'lines' | 'vendor' | 'shippingAddress'>) {
  const { t } = useTranslation()
  const goodsOf = useGoodsText(order.lines)

  function textOf(event: OrderEvent): string {
    switch (event.kind) {
      case 'status':
        if (event.status === 'Pending') return t('orders.desk.event.placed')
        return t('orders.desk.event.status', { status: t(`orders.status.${event.status}`) })
      case 'parcel':
        return t(`orders.desk.parcelStep.${event.step}`, { goods: goodsOf(event.lines) })
      case 'refund':
        return t(`orders.desk.event.${event.cause}`, { amount: formatCharge(event.amount), goods: goodsOf(event.lines) })
      case 'return':
        return t('orders.desk.event.return', { status: t(`orders.returnStatus.${event.status}`), goods: goodsOf(event.lines) })
      case 'note':
        return t('orders.desk.event.note')
    }
  }

  /** Somebody of the vendor by name, the shopper by theirs. */
  function actorOf({ side, actor }: Pick<OrderEvent, 'side' | 'actor'>): ReactNode {
    if (side === 'system') return t('orders.desk.system')
    return <bdi>{side === 'shopper' ? order.shippingAddress.name : (actor ?? order.vendor.name)}</bdi>
  }

  return { textOf, actorOf, goodsOf }
}
