/** Converts rows of a part and its history to the vendor's view. */

import { money } from '#platform/shared/money.ts'
import type { PaymentView } from '../../payments/contract.ts'
import type { OrderEvent, Side, VendorOrderView } from '../contract.ts'
import { ORDER_STATES, RETURN_STATES } from './order-states.rules.ts'
import { toConfirmUntil, toPartView, type ViewOptions } from './order-view.ts'
import type { HistoryRow, LineRow, OrderWithTerms, PartRow } from './orders.sql.ts'
import type { ParcelHistoryRow } from './parcels.sql.ts'
import type { PartRefundRow } from './refunds.sql.ts'
import type { ReturnHistoryRow } from './returns.sql.ts'
import { refundableUnits } from './units.rules.ts'

type NoteRow = { id: string; authorId: string | null; text: string; at: Date }

export type PartHistory = {
  history: HistoryRow[]
  parcels: ParcelHistoryRow[]
  refunds: PartRefundRow[]
  returns: ReturnHistoryRow[]
  notes: NoteRow[]
}

type Rows = {
  order: OrderWithTerms
  part: PartRow
  /** Lines of the whole order. */
  lines: LineRow[]
  payment: PaymentView | null
  cardDispute: VendorOrderView['cardDispute']
  quote: { id: string; number: string } | null
  happened: PartHistory
  /** Username of a team member of the vendor; null for deleted accounts. */
  nameOf: (userId: string) => string | null
}

export function toVendorOrderView(
  { order, part, lines, payment, cardDispute, quote, happened, nameOf }: Rows,
  seeing: ViewOptions,
): VendorOrderView {
  const view = toPartView({ order, part, lines, history: happened.history, payment }, seeing)
  const by = ({ actor, side }: { actor: string; side: Side }) => ({ side, actor: side === 'vendor' ? nameOf(actor) : null })
  return {
    ...view,
    placedAt: order.placedAt.toISOString(),
    version: part.version,
    language: order.language,
    shippingAddress: order.shippingAddress,
    buyersNote: order.note,
    quote,
    confirmUntil: toConfirmUntil(order),
    payment: payment && { method: payment.method, status: payment.status, paidAt: payment.paidAt },
    cardDispute,
    lines: view.lines.map((line) => ({ ...line, refundable: refundableUnits(line, part) })),
    parcels: view.parcels.map((parcel) => ({
      ...parcel,
      history: happened.parcels
        .filter(({ parcelId }) => parcelId === parcel.id)
        .map((entry) => ({ step: entry.step, at: entry.happenedAt.toISOString(), ...by(entry) })),
    })),
    next: [...ORDER_STATES.next(part.status)],
    // Only the shopper can withdraw a return.
    returns: view.returns.map((row) => ({ ...row, next: RETURN_STATES.next(row.status).filter((next) => next !== 'Withdrawn') })),
    notes: happened.notes.map(({ id, text, authorId, at }) => ({
      id,
      content: text,
      author: (authorId && nameOf(authorId)) ?? '',
      date: at.toISOString(),
    })),
    events: toOrderEvents(happened, part, order.currency, by),
  }
}

type NameActor = (who: { actor: string; side: Side }) => { side: Side; actor: string | null }

/** Newest first; at equal times the status comes before the events that caused it. */
function toOrderEvents(
  { history, parcels, refunds, returns, notes }: PartHistory,
  part: PartRow,
  currency: string,
  by: NameActor,
): OrderEvent[] {
  const events: OrderEvent[] = [
    ...notes.map(
      (note): OrderEvent => ({
        kind: 'note',
        id: note.id,
        at: note.at.toISOString(),
        content: note.text,
        ...by({ actor: note.authorId ?? '', side: 'vendor' }),
      }),
    ),
    ...returns.map(
      (entry): OrderEvent => ({
        kind: 'return',
        id: entry.id,
        at: entry.happenedAt.toISOString(),
        status: entry.status,
        lines: entry.lines,
        ...by(entry),
      }),
    ),
    ...parcels.map((entry): OrderEvent => {
      const parcel = part.parcels.find(({ id }) => id === entry.parcelId)
      const { carrier = '', trackingNumber = '', lines = [] } = parcel ?? {}
      return {
        kind: 'parcel',
        id: entry.id,
        at: entry.happenedAt.toISOString(),
        step: entry.step,
        ...by(entry),
        parcelId: entry.parcelId,
        carrier,
        trackingNumber,
        lines,
      }
    }),
    ...refunds.map(
      (refund): OrderEvent => ({
        kind: 'refund',
        id: refund.id,
        at: refund.refundedAt.toISOString(),
        cause: refund.cause,
        ...by(refund),
        amount: money(refund.amountMinor, currency),
        lines: refund.lines,
        reason: refund.reason,
      }),
    ),
    ...history.map(
      (entry): OrderEvent => ({
        kind: 'status',
        id: entry.id,
        at: entry.happenedAt.toISOString(),
        status: entry.status,
        ...by(entry),
      }),
    ),
  ]
  return events.sort((a, b) => a.at.localeCompare(b.at)).reverse()
}
