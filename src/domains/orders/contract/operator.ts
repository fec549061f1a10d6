/** Orders of all vendors, as the operator sees them and steps in. Every act is in the audit log. */
import * as z from 'zod'
import { moneyView, pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { momentRange } from '#platform/shared/listing.ts'
import { line, lines } from '#platform/shared/plain-text.ts'
import { paymentView } from '../../payments/contract.ts'
import {
  chosenLines,
  NOT_CANCELLABLE,
  NOT_RETURNABLE,
  ORDER_STANDINGS,
  ORDER_STATUSES,
  orderId,
  orderLine,
  orderPart,
  orderView,
  partNumber,
  RETURN_STATUSES,
  refundView,
  returnView,
  SIDES,
  time,
  WRONG_STATUS,
} from './views.ts'

export const EVENT_KINDS = ['status', 'parcel', 'return', 'refund', 'payment', 'mail'] as const

/** One thing that happened, whoever did it. `what` is a status, a step, a cause or a mail, by its kind. */
const event = z.object({
  id: z.string(),
  at: time,
  kind: z.enum(EVENT_KINDS),
  what: z.string(),
  side: z.enum(SIDES),
  /** Their name; null for guests, for Plaza, and for who is no more. */
  actor: z.string().nullable(),
  /** Of the part; null: the order as a whole. */
  number: partNumber.nullable(),
  amount: moneyView.nullable(),
  text: z.string(),
})

const partRow = z.object({
  number: partNumber,
  orderId,
  placedAt: time,
  status: z.enum(ORDER_STANDINGS),
  vendor: z.object({ workspaceId: z.string(), name: z.string() }),
  buyer: z.string(),
  email: z.string(),
  itemCount: z.int(),
  total: moneyView,
  refunded: moneyView,
  disputed: z.boolean(),
})

const operatorPart = orderPart.extend({
  workspaceId: z.string(),
  /** `refundable`: units that left and may be paid back by the operator. */
  lines: z.array(orderLine.extend({ refundable: z.int() })).min(1),
})

const operatorOrder = orderView.extend({
  /** Null for a guest. */
  buyer: z.object({ id: z.string(), username: z.string() }).nullable(),
  note: z.string(),
  parts: z.array(operatorPart).min(1),
  payments: z.array(paymentView),
  refunds: z.array(z.object({ id: z.string(), paymentId: z.string(), status: z.string(), amount: moneyView, at: time })),
  /** Newest first. */
  events: z.array(event),
})

const disputeRow = z.object({
  returnId: z.string(),
  number: partNumber,
  vendor: z.string(),
  buyer: z.string(),
  goods: z.array(z.object({ name: z.string(), quantity: z.int() })),
  words: z.string(),
  askedAt: time,
  answered: z.boolean(),
  status: z.enum(RETURN_STATUSES),
})

const disputeRecord = z.object({
  returnId: z.string(),
  number: partNumber,
  orderId,
  vendor: z.object({ workspaceId: z.string(), name: z.string() }),
  buyer: z.string(),
  return: returnView,
  goods: z.array(z.object({ name: z.string(), quantity: z.int() })),
})

const periodView = z.object({ orders: z.int(), sold: moneyView, refunded: moneyView })

const FRESH = { proof: 'fresh' } as const
const reason = line(500).min(1)
const target = z.object({ number: partNumber, reason })

export const operator = {
  admin: {
    list: read('admin', '/admin/orders')
      .input(
        z.object({
          ...pageInput,
          status: z.enum(ORDER_STATUSES).optional(),
          /** With a return in this state. */
          returns: z.enum(RETURN_STATUSES).optional(),
          workspaceId: z.string().max(64).optional(),
          placed: momentRange.optional(),
          /** Contained in the number, the address it was placed with, or the buyer's name. */
          q: z.string().trim().max(100).optional(),
        }),
      )
      .output(
        z.object({
          items: z.array(partRow),
          nextCursor: z.string().nullable(),
          total: totalView,
          /** Over all that match, as far as they are counted. */
          sums: z.object({ total: moneyView, refunded: moneyView }),
        }),
      ),
    /** By its own number, or by that of one of its parts. */
    get: read('admin', '/admin/orders/{number}')
      .input(z.object({ number: partNumber }))
      .output(operatorOrder),
    /** Who sold something, to narrow the list. */
    vendors: read('admin', '/admin/orders-vendors').output(
      z.object({ items: z.array(z.object({ workspaceId: z.string(), name: z.string() })) }),
    ),
    /** What units would give back, if they were cancelled or paid back now. NOT_FOUND for more than there are. */
    previewRefund: read('admin', '/admin/order-parts/{number}/refund')
      .input(z.object({ number: partNumber, lines: chosenLines }))
      .output(refundView),
    /** What was not sent of a part is not sent any more, and its money goes back. */
    cancel: write('admin', 'POST', '/admin/order-parts/{number}/cancellation', FRESH)
      .input(target)
      .output(operatorOrder)
      .errors({ NOT_CANCELLABLE }),
    /** What left is paid back and stays where it is; without `lines` all of it. */
    refund: write('admin', 'POST', '/admin/order-parts/{number}/refund', FRESH)
      .input(target.extend({ lines: chosenLines.optional() }))
      .output(operatorOrder)
      .errors({ NOT_REFUNDABLE: NOT_RETURNABLE }),
    disputes: {
      /** Open ones, the oldest first; those that are over, the newest first. */
      list: read('admin', '/admin/disputes')
        .input(z.object({ ...pageInput, state: z.enum(['open', 'over']).default('open') }))
        .output(z.object({ items: z.array(disputeRow), nextCursor: z.string().nullable(), total: totalView })),
      get: read('admin', '/admin/disputes/{returnId}')
        .input(z.object({ returnId: z.string().max(64) }))
        .output(disputeRecord),
      /** Both read the reason. `refund` is taken of what the vendor has. */
      decide: write('admin', 'POST', '/admin/disputes/{returnId}/decision', FRESH)
        .input(z.object({ returnId: z.string().max(64), decision: z.enum(['refund', 'dismiss']), reason: lines(500).min(1) }))
        .output(disputeRecord)
        .errors({ WRONG_STATUS }),
    },
    /** Since `from`, `days` whole days ago at most, and as long before that: what was sold across vendors, by day. */
    figures: read('admin', '/admin/orders-figures')
      .input(z.object({ from: time, days: z.union([z.literal(1), z.literal(7), z.literal(30)]) }))
      .output(z.object({ now: periodView, before: periodView, byDay: z.array(z.int()) })),
    waiting: read('admin', '/admin/orders-waiting').output(z.object({ disputes: z.int().min(0) })),
  },
}

export type OperatorOrder = z.infer<typeof operatorOrder>
export type OperatorPart = z.infer<typeof operatorPart>
export type OperatorPartRow = z.infer<typeof partRow>
export type OperatorEvent = z.infer<typeof event>
export type OrderPeriod = z.infer<typeof periodView>
export type DisputeRow = z.infer<typeof disputeRow>
export type DisputeRecord = z.infer<typeof disputeRecord>
