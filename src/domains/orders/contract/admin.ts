/** Administrators' operations on the orders of all vendors. Every change is written to the audit log. */
import * as z from 'zod'
import { imageView, moneyView, pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { momentRange } from '#platform/shared/listing.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { soldIn } from '../../catalog/contract.ts'
import { paymentView } from '../../payments/contract.ts'
import { PROPOSAL_KINDS, PROPOSAL_STATUSES, RETURN_REASONS } from './states.ts'
import {
  chosenLines,
  disputeView,
  NOT_CANCELLABLE,
  NOT_RETURNABLE,
  ORDER_DISPLAY_STATUSES,
  ORDER_STATUSES,
  orderId,
  orderLine,
  orderPart,
  orderView,
  partNumber,
  RETURN_STATUSES,
  refundView,
  SIDES,
  time,
  WRONG_STATUS,
} from './views.ts'

export const EVENT_KINDS = ['status', 'parcel', 'return', 'refund', 'payment', 'mail'] as const

/** One entry of the order's timeline. `what` is a status, a parcel step, a refund cause or a mail, depending on `kind`. */
const event = z.object({
  id: z.string(),
  at: time,
  kind: z.enum(EVENT_KINDS),
  what: z.string(),
  side: z.enum(SIDES),
  /** Username; null for guests, for Plaza and for deleted accounts. */
  actor: z.string().nullable(),
  /** Number of the part; null for an event of the whole order. */
  number: partNumber.nullable(),
  amount: moneyView.nullable(),
  text: z.string(),
})

const partRow = z.object({
  number: partNumber,
  orderId,
  placedAt: time,
  status: z.enum(ORDER_DISPLAY_STATUSES),
  vendor: z.object({ workspaceId: z.string(), name: z.string() }),
  buyer: z.string(),
  email: z.string(),
  itemCount: z.int(),
  total: moneyView,
  refunded: moneyView,
  disputed: z.boolean(),
})

const adminPart = orderPart.extend({
  workspaceId: z.string(),
  /** `refundable`: shipped units that an administrator can refund. */
  lines: z.array(orderLine.extend({ refundable: z.int() })).min(1),
})

const adminOrder = orderView.extend({
  /** Null for a guest. */
  buyer: z.object({ id: z.string(), username: z.string(), name: z.string() }).nullable(),
  note: z.string(),
  parts: z.array(adminPart).min(1),
  payments: z.array(paymentView),
  refunds: z.array(z.object({ id: z.string(), paymentId: z.string(), status: z.string(), amount: moneyView, at: time })),
  /** Newest first. */
  events: z.array(event),
})

/** A dispute is about a refused return, or about a proposal that the vendor declined or left unanswered. */
const disputeRow = z.object({
  id: z.string(),
  about: z.enum(['return', 'proposal']),
  number: partNumber,
  vendor: z.string(),
  buyer: z.string(),
  goods: z.array(z.object({ name: z.string(), quantity: z.int(), measure: soldIn })),
  message: z.string(),
  openedAt: time,
  answered: z.boolean(),
  status: z.enum(RETURN_STATUSES),
})

const disputeRecord = z.object({
  id: z.string(),
  about: z.enum(['return', 'proposal']),
  number: partNumber,
  orderId,
  vendor: z.object({ workspaceId: z.string(), name: z.string() }),
  buyer: z.string(),
  goods: z.array(z.object({ name: z.string(), quantity: z.int(), measure: soldIn })),
  /** What the shopper asks for. */
  kind: z.enum(PROPOSAL_KINDS),
  status: z.enum(RETURN_STATUSES),
  reason: z.enum(RETURN_REASONS),
  comment: z.string(),
  /** Why the vendor refused; empty when they did not answer. */
  answer: z.string(),
  photos: z.array(imageView),
  requestedAt: time,
  /** Refund of the units, expected or done. */
  refund: moneyView,
  dispute: disputeView,
  history: z.array(z.object({ status: z.enum([...RETURN_STATUSES, ...PROPOSAL_STATUSES]), at: time, side: z.enum(SIDES) })),
})

const periodView = z.object({ orders: z.int(), sold: moneyView, refunded: moneyView })

const REAUTH = { reauth: true } as const
const reason = singleLineText(500).min(1)
const target = z.object({ number: partNumber, reason })

export const admin = {
  admin: {
    list: read('admin', '/admin/orders')
      .input(
        z.object({
          ...pageInput,
          status: z.enum(ORDER_STATUSES).optional(),
          /** Only parts with a return in this status. */
          returns: z.enum(RETURN_STATUSES).optional(),
          workspaceId: idText(64).optional(),
          placed: momentRange.optional(),
          /** Part of the order number, the email address or the buyer's name. */
          q: singleLineText(100).optional(),
        }),
      )
      .output(
        z.object({
          items: z.array(partRow),
          nextCursor: z.string().nullable(),
          total: totalView,
          /** Totals of all matching parts, up to the counting limit. */
          sums: z.object({ total: moneyView, refunded: moneyView }),
        }),
      ),
    /** Accepts the order number or the number of one of its parts. */
    get: read('admin', '/admin/orders/{number}')
      .input(z.object({ number: partNumber }))
      .output(adminOrder),
    /** Vendors with at least one sale, for the list's filter. */
    vendors: read('admin', '/admin/orders-vendors').output(
      z.object({ items: z.array(z.object({ workspaceId: z.string(), name: z.string() })) }),
    ),
    /** The refund for units if they were cancelled or refunded now. NOT_FOUND when fewer units are left. */
    previewRefund: read('admin', '/admin/order-parts/{number}/refund')
      .input(z.object({ number: partNumber, lines: chosenLines }))
      .output(refundView),
    /** Cancels and refunds all unshipped units of a part. */
    cancel: write('admin', 'POST', '/admin/order-parts/{number}/cancellation', REAUTH)
      .input(target)
      .output(adminOrder)
      .errors({ NOT_CANCELLABLE }),
    /** Refunds shipped units without a return; without `lines` all of them. */
    refund: write('admin', 'POST', '/admin/order-parts/{number}/refund', REAUTH)
      .input(target.extend({ lines: chosenLines.optional() }))
      .output(adminOrder)
      .errors({ NOT_REFUNDABLE: NOT_RETURNABLE }),
    disputes: {
      /** Number of open disputes. */
      count: read('admin', '/admin/dispute-count').output(z.object({ open: z.int().min(0) })),
      /** Open disputes, oldest first; closed disputes, newest first. */
      list: read('admin', '/admin/disputes')
        .input(z.object({ ...pageInput, state: z.enum(['open', 'over']).default('open') }))
        .output(z.object({ items: z.array(disputeRow), nextCursor: z.string().nullable(), total: totalView })),
      get: read('admin', '/admin/disputes/{id}')
        .input(z.object({ id: idText(64) }))
        .output(disputeRecord),
      /** Shopper and vendor both see the reason. `refund` is deducted from the vendor's balance. */
      decide: write('admin', 'POST', '/admin/disputes/{id}/decision', REAUTH)
        .input(z.object({ id: idText(64), decision: z.enum(['refund', 'dismiss']), reason: multiLineText(500).min(1) }))
        .output(disputeRecord)
        /** NOT_RETURNABLE: fewer units are left than the shopper asks for. */
        .errors({ WRONG_STATUS, NOT_RETURNABLE, OWN_DISPUTE: { status: 403 } }),
    },
    /** Sales of all vendors by day since `from` (at most `days` whole days ago), and totals of the same span before. */
    figures: read('admin', '/admin/orders-figures')
      .input(z.object({ from: time, days: z.union([z.literal(1), z.literal(7), z.literal(30)]) }))
      .output(z.object({ now: periodView, before: periodView, byDay: z.array(z.int()) })),
  },
}

export type AdminOrder = z.infer<typeof adminOrder>
export type AdminPart = z.infer<typeof adminPart>
export type AdminPartRow = z.infer<typeof partRow>
export type AdminOrderEvent = z.infer<typeof event>
export type OrderPeriod = z.infer<typeof periodView>
export type DisputeRow = z.infer<typeof disputeRow>
export type DisputeRecord = z.infer<typeof disputeRecord>
