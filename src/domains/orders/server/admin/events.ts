/** Timeline of an order for administrators, newest first. */
import type { Payment, Refund } from '#domains/payments/server/index.ts'
import { money } from '#platform/shared/money.ts'
import type { AdminOrderEvent } from '../../contract.ts'
import { formatPartNumber } from '../order-number.ts'
import type { HistoryRow, PartRow } from '../orders.sql.ts'
import type { OrderRefundRow, ReturnStep, SentMail } from './record.sql.ts'

export type OrderTrail = {
  orderId: string
  currency: string
  history: readonly HistoryRow[]
  parts: readonly PartRow[]
  returns: readonly ReturnStep[]
  refunds: readonly OrderRefundRow[]
  payments: readonly Payment[]
  paidBack: readonly Refund[]
  mails: readonly SentMail[]
}

type UnnamedEvent = Omit<AdminOrderEvent, 'actor'> & { actor: string | null }

/** `names`: names of the actors, by user id. */
export function toAdminEvents(happened: OrderTrail, names: ReadonlyMap<string, { name: string }>): AdminOrderEvent[] {
  const { orderId, currency } = happened
  const numbered = (number: number | null) => (number === null ? null : formatPartNumber(orderId, number))
  const inCurrency = (amountMinor: number) => money(amountMinor, currency)
  const plain = { actor: null, number: null, amount: null, text: '', side: 'system' } as const
  const said: UnnamedEvent[] = [
    ...happened.history.map(({ id, happenedAt, status, actor, side, partNumber }) => ({
      ...({ ...plain, id, at: happenedAt.toISOString(), kind: 'status', what: status, actor, side, number: numbered(partNumber) } as const),
    })),
    ...happened.parts.flatMap(({ number, parcels }) =>
      parcels.flatMap(({ id, shippedAt, deliveredAt, carrier, trackingNumber }) => {
        const about = {
          ...plain,
          kind: 'parcel',
          side: 'vendor',
          number: numbered(number),
          text: `${carrier} ${trackingNumber}`.trim(),
        } as const
        const sent = { ...about, id: `${id} sent`, at: shippedAt.toISOString(), what: 'Sent' }
        return deliveredAt ? [sent, { ...about, id: `${id} delivered`, at: deliveredAt.toISOString(), what: 'Delivered' }] : [sent]
      }),
    ),
    ...happened.returns.map(({ id, happenedAt, status, actor, side, partNumber }) => ({
      ...({ ...plain, id, at: happenedAt.toISOString(), kind: 'return', what: status, actor, side, number: numbered(partNumber) } as const),
    })),
    ...happened.refunds.map(({ id, refundedAt, cause, actor, side, partNumber, amountMinor, reason }) => ({
      ...({ ...plain, id, at: refundedAt.toISOString(), kind: 'refund', what: cause, actor, side, number: numbered(partNumber) } as const),
      amount: inCurrency(amountMinor),
      text: reason,
    })),
    ...happened.payments.flatMap(({ id, createdAt, paidAt, amountMinor, status }) => {
      const about = { ...plain, kind: 'payment', amount: inCurrency(amountMinor) } as const
      const asked = { ...about, id: `${id} asked`, at: createdAt.toISOString(), what: paidAt ? 'pending' : status }
      return paidAt ? [asked, { ...about, id: `${id} paid`, at: paidAt.toISOString(), what: 'paid' }] : [asked]
    }),
    ...happened.paidBack.map(({ id, requestedAt, amountMinor, status }) => ({
      ...({
        ...plain,
        id,
        at: requestedAt.toISOString(),
        kind: 'payment',
        what: `refund.${status}`,
        amount: inCurrency(amountMinor),
      } as const),
    })),
    ...happened.mails.map(({ id, sentAt, kind, side }) => ({
      ...({ ...plain, id, at: sentAt.toISOString(), kind: 'mail', what: kind, text: side } as const),
    })),
  ]
  return said
    .map((event) => ({ ...event, actor: event.actor === null ? null : (names.get(event.actor)?.name ?? null) }))
    .toSorted((one, other) => other.at.localeCompare(one.at) || other.id.localeCompare(one.id))
}
