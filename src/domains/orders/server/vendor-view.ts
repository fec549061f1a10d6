/** Rows of a part, and what happened to it, as its vendor's view. */
import type { PaymentView } from '../../payments/contract.ts'
import type { OrderEvent, Side, VendorOrderView } from '../contract.ts'
import type { NoteRow } from './notes.sql.ts'
import { ORDER_TRANSITIONS, RETURN_TRANSITIONS } from './order-states.rules.ts'
import { partView, type Seeing } from './order-view.ts'
import type { HistoryRow, LineRow, PartRow, SeenOrderRow } from './orders.sql.ts'
import type { ParcelHistoryRow } from './parcels.sql.ts'
import type { PartRefundRow } from './refunds.sql.ts'
import type { ReturnHistoryRow } from './returns.sql.ts'
import { refundableUnits } from './units.rules.ts'

export type Happened = {
  history: HistoryRow[]
  parcels: ParcelHistoryRow[]
  refunds: PartRefundRow[]
  returns: ReturnHistoryRow[]
  notes: NoteRow[]
}

type Rows = {
  order: SeenOrderRow
  part: PartRow
  /** Of the whole order. */
  lines: LineRow[]
  payment: PaymentView | null
  happened: Happened
  /** Of somebody of the vendor; null for who is no more. */
  nameOf: (userId: string) => string | null
}

export function vendorOrderView({ order, part, lines, payment, happened, nameOf }: Rows, seeing: Seeing): VendorOrderView {
  const view = partView({ order, part, lines, history: happened.history }, seeing)
  const by = ({ actor, side }: { actor: string; side: Side }) => ({ side, actor: side === 'vendor' ? nameOf(actor) : null })
  return {
    ...view,
    ...{ placedAt: order.placedAt.toISOString(), version: part.version, language: order.language },
    ...{ shippingAddress: order.shippingAddress, buyersNote: order.note },
    payment: payment && { method: payment.method, status: payment.status, paidAt: payment.paidAt },
    lines: view.lines.map((line) => ({ ...line, refundable: refundableUnits(line, part.returns) })),
    parcels: view.parcels.map((parcel) => ({
      ...parcel,
      history: happened.parcels
        .filter(({ parcelId }) => parcelId === parcel.id)
        .map((entry) => ({ step: entry.step, at: entry.happenedAt.toISOString(), ...by(entry) })),
    })),
    next: [...ORDER_TRANSITIONS[part.status]],
    // Only the shopper withdraws.
    returns: view.returns.map((row) => ({ ...row, next: RETURN_TRANSITIONS[row.status].filter((next) => next !== 'Withdrawn') })),
    notes: happened.notes.map(({ id, content, author, writtenAt }) => ({
      ...{ id, content, author: nameOf(author) ?? '', date: writtenAt.toISOString() },
    })),
    events: eventsOf(happened, part, order.currency, by),
  }
}

type Named = (who: { actor: string; side: Side }) => { side: Side; actor: string | null }

/** Newest first; of one moment, the status stands above what led to it. */
function eventsOf({ history, parcels, refunds, returns, notes }: Happened, part: PartRow, currency: string, by: Named): OrderEvent[] {
  const events: OrderEvent[] = [
    ...notes.map(
      (note): OrderEvent => ({
        ...{ kind: 'note', id: note.id, at: note.writtenAt.toISOString(), content: note.content },
        ...by({ actor: note.author, side: 'vendor' }),
      }),
    ),
    ...returns.map(
      (entry): OrderEvent => ({
        ...{ kind: 'return', id: entry.id, at: entry.happenedAt.toISOString(), status: entry.status, lines: entry.lines },
        ...by(entry),
      }),
    ),
    ...parcels.map((entry): OrderEvent => {
      const parcel = part.parcels.find(({ id }) => id === entry.parcelId)
      const { carrier = '', trackingNumber = '', lines = [] } = parcel ?? {}
      return {
        ...{ kind: 'parcel', id: entry.id, at: entry.happenedAt.toISOString(), step: entry.step, ...by(entry) },
        ...{ parcelId: entry.parcelId, carrier, trackingNumber, lines },
      }
    }),
    ...refunds.map(
      (refund): OrderEvent => ({
        ...{ kind: 'refund', id: refund.id, at: refund.givenAt.toISOString(), cause: refund.cause, ...by(refund) },
        ...{ amount: { amountMinor: refund.amountMinor, currency }, lines: refund.lines, reason: refund.reason },
      }),
    ),
    ...history.map(
      (entry): OrderEvent => ({
        ...{ kind: 'status', id: entry.id, at: entry.happenedAt.toISOString(), status: entry.status, ...by(entry) },
      }),
    ),
  ]
  return events.sort((a, b) => a.at.localeCompare(b.at)).reverse()
}
