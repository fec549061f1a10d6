/** All that happened to an order, whoever did it, newest first. */
import type { Payment, Refund } from '#domains/payments/server/index.ts'
import type { OperatorEvent } from '../../contract.ts'
import { partNumberOf } from '../order-number.ts'
import type { HistoryRow, PartRow } from '../orders.sql.ts'
import type { GivenBack, ReturnStep, SentMail } from './record.sql.ts'

export type Happened = {
  orderId: string
  currency: string
  history: readonly HistoryRow[]
  parts: readonly PartRow[]
  returns: readonly ReturnStep[]
  refunds: readonly GivenBack[]
  payments: readonly Payment[]
  paidBack: readonly Refund[]
  mails: readonly SentMail[]
}

type Said = Omit<OperatorEvent, 'actor'> & { actor: string | null }

/** `names`: of those who did something, by id. */
export function eventsOf(happened: Happened, names: ReadonlyMap<string, { username: string }>): OperatorEvent[] {
  const { orderId, currency } = happened
  const numbered = (number: number | null) => (number === null ? null : partNumberOf(orderId, number))
  const money = (amountMinor: number) => ({ amountMinor, currency })
  const plain = { actor: null, number: null, amount: null, text: '', side: 'system' } as const
  const said: Said[] = [
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
    ...happened.refunds.map(({ id, givenAt, cause, actor, side, partNumber, amountMinor, reason }) => ({
      ...({ ...plain, id, at: givenAt.toISOString(), kind: 'refund', what: cause, actor, side, number: numbered(partNumber) } as const),
      ...{ amount: money(amountMinor), text: reason },
    })),
    ...happened.payments.flatMap(({ id, createdAt, paidAt, amountMinor, status }) => {
      const about = { ...plain, kind: 'payment', amount: money(amountMinor) } as const
      const asked = { ...about, id: `${id} asked`, at: createdAt.toISOString(), what: paidAt ? 'pending' : status }
      return paidAt ? [asked, { ...about, id: `${id} paid`, at: paidAt.toISOString(), what: 'paid' }] : [asked]
    }),
    ...happened.paidBack.map(({ id, requestedAt, amountMinor, status }) => ({
      ...({ ...plain, id, at: requestedAt.toISOString(), kind: 'payment', what: `refund.${status}`, amount: money(amountMinor) } as const),
    })),
    ...happened.mails.map(({ id, sentAt, kind, side }) => ({
      ...({ ...plain, id, at: sentAt.toISOString(), kind: 'mail', what: kind, text: side } as const),
    })),
  ]
  return said
    .map((event) => ({ ...event, actor: event.actor === null ? null : (names.get(event.actor)?.username ?? null) }))
    .toSorted((one, other) => other.at.localeCompare(one.at) || other.id.localeCompare(one.id))
}
