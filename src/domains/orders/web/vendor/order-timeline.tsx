import { CircleDot, HandCoins, type LucideIcon, StickyNote, Truck, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Composer } from '#platform/web/record/composer.tsx'
import { TimelineEntries, type TimelineEntry } from '#platform/web/record/timeline.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { OrderEvent, VendorOrderView } from '../../contract.ts'
import { useOrderStep } from './queries.ts'
import { useEventText } from './use-event-text.tsx'

const ICONS: Record<OrderEvent['kind'], LucideIcon> = {
  status: CircleDot,
  parcel: Truck,
  refund: HandCoins,
  return: Undo2,
  note: StickyNote,
}

/** Timeline of the order with actors and times, and the notes of the vendor's team. */
export function OrderTimeline({ workspaceId, order }: { workspaceId: string; order: VendorOrderView }) {
  const { t } = useTranslation()
  const { textOf, actorOf } = useEventText(order)
  const { number, events } = order
  const addNote = useOrderStep<{ number: string; content: string }>(workspaceId, (api, input, how) => api.addNote(input, how))
  const entries = events.map(
    (event): TimelineEntry => ({
      id: event.id,
      icon: ICONS[event.kind],
      at: event.at,
      actor: actorOf(event),
      text: textOf(event),
      ...(event.kind === 'note' && { body: event.content }),
      ...(event.kind === 'refund' && event.reason && event.cause !== 'returned' && { body: event.reason }),
    }),
  )
  return (
    <Panel title={t('orders.vendor.history')} lead={t('orders.vendor.notesLead')}>
      <div className="mb-6">
        <Composer draft={number} words="orders" onPost={(content) => addNote.mutateAsync({ number, content })} />
      </div>
      <TimelineEntries entries={entries} />
    </Panel>
  )
}
