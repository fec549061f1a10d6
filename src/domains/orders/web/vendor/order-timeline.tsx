import { CircleDot, HandCoins, type LucideIcon, Truck, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RecordTimeline } from '#domains/records/web/index.ts'
import type { TimelineEntry } from '#platform/web/record/timeline.tsx'
import type { OrderEvent, VendorOrderView } from '../../contract.ts'
import { useEventText } from './use-event-text.tsx'

const ICONS: Record<Exclude<OrderEvent['kind'], 'note'>, LucideIcon> = {
  status: CircleDot,
  parcel: Truck,
  refund: HandCoins,
  return: Undo2,
}

/** What happened to the order, with the notes of the vendor's team. */
export function OrderTimeline({ workspaceId, order }: { workspaceId: string; order: VendorOrderView }) {
  const { t } = useTranslation()
  const { textOf, actorOf } = useEventText(order)
  const { number, events } = order
  const history = events.flatMap((event): TimelineEntry[] => {
    // The timeline has the notes themselves.
    if (event.kind === 'note') return []
    const reason = event.kind === 'refund' && event.cause !== 'returned' ? event.reason : ''
    const { id, at } = event
    return [{ id, at, icon: ICONS[event.kind], actor: actorOf(event), text: textOf(event), ...(reason && { body: reason }) }]
  })
  const record = { workspaceId, type: 'orderPart', id: number }
  return <RecordTimeline record={record} title={t('orders.vendor.history')} words="orders" history={history} />
}
