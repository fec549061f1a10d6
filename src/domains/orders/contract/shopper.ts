/**
 * Shoppers' operations on their orders. Members are authorized by their account, guests by the browser that placed the order. Its private
 * link authorizes reading; to change the order, its bearer confirms its email address.
 */
import * as z from 'zod'
import { imageView, moneyView, pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { pictureFailures } from '#platform/shared/uploads.ts'
import { soldIn } from '../../catalog/contract.ts'
import { digital } from './digital.ts'
import { shopperProposals } from './proposals.ts'
import { shopperThread } from './thread.ts'
import {
  chosenLines,
  EMAIL_NOT_CONFIRMED,
  MAX_PHOTOS,
  NOT_CANCELLABLE,
  NOT_RETURNABLE,
  ORDER_DISPLAY_STATUSES,
  orderId,
  orderView,
  partChoice,
  partNumber,
  RETURN_REASONS,
  refundView,
  time,
  WRONG_STATUS,
} from './views.ts'

/** Filters of the order list. `open`: not yet delivered; `back`: returned in whole or in part. */
export const ORDER_GROUPS = ['open', 'delivered', 'cancelled', 'back'] as const

export const orderSummary = z.object({
  id: z.string(),
  placedAt: time,
  status: z.enum(ORDER_DISPLAY_STATUSES),
  total: moneyView,
  refunded: moneyView,
  itemCount: z.int(),
  vendors: z.array(z.string()),
  /** Name and image of the first few lines. */
  goods: z.array(z.object({ name: z.string(), image: imageView.nullable() })),
})

const count = z.int().min(0)

const reordered = z.object({
  added: z.int().min(0),
  /** Items that are unavailable, personalized in other ways now, added in a smaller quantity, or more expensive than before. */
  notices: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('gone'), name: z.string() }),
      z.object({ kind: z.literal('otherFields'), name: z.string() }),
      z.object({ kind: z.literal('fewer'), name: z.string(), quantity: z.int(), measure: soldIn }),
      z.object({ kind: z.literal('dearer'), name: z.string(), before: moneyView, now: moneyView }),
    ]),
  ),
})

/** A cancellation mails the order's address, and a return gives the vendor work. */
const limits = [{ per: 'person', calls: 30, seconds: 3600 }] as const

export const shopper = {
  /** Authorized by the private link (a cookie on the web, the header `Plaza-Order-Link` elsewhere) or by the buyer's account. */
  get: read('anyone', '/orders/{orderId}').input(z.object({ orderId })).output(orderView),
  /** Newest first. `q` matches part of the order number or of a product name. */
  list: read('member', '/orders')
    .input(z.object({ ...pageInput, q: singleLineText(100).optional(), group: z.enum(ORDER_GROUPS).optional() }))
    .output(
      z.object({
        items: z.array(orderSummary),
        nextCursor: z.string().nullable(),
        total: totalView,
        /** Counts of all orders of the member, regardless of the filters. */
        counts: z.object({ all: count, open: count, delivered: count, cancelled: count, back: count }),
      }),
    ),
  /** The refund for units of a part if they were cancelled or returned now. */
  previewRefund: read('anyone', '/orders/{orderId}/refund')
    .input(z.object({ orderId, number: partNumber, lines: chosenLines }))
    .output(refundView),
  /** Cancels unshipped units; without `lines` all of them. */
  cancel: write('anyone', 'POST', '/orders/{orderId}/cancellations', { limits })
    .input(z.object(partChoice))
    .output(orderView)
    .errors({ NOT_CANCELLABLE, EMAIL_NOT_CONFIRMED }),
  returns: {
    /** Requests the return of units delivered within the return window. Photos are the requester's own uploads. */
    request: write('anyone', 'POST', '/orders/{orderId}/returns', { limits })
      .input(
        z.object({
          orderId,
          number: partNumber,
          lines: chosenLines,
          reason: z.enum(RETURN_REASONS),
          comment: multiLineText(2000).default(''),
          photos: z.array(idText(64)).max(MAX_PHOTOS).default([]),
        }),
      )
      .output(orderView)
      .errors({ NOT_RETURNABLE, EMAIL_NOT_CONFIRMED, ...pictureFailures }),
    withdraw: write('anyone', 'POST', '/orders/{orderId}/returns/{returnId}/withdrawal', { limits })
      .input(z.object({ orderId, returnId: idText(64) }))
      .output(orderView)
      .errors({ WRONG_STATUS, EMAIL_NOT_CONFIRMED }),
    /** Asks the platform to decide about a refused return; once per return, until its `disputableUntil`. */
    dispute: write('anyone', 'POST', '/orders/{orderId}/returns/{returnId}/dispute', { limits })
      .input(z.object({ orderId, returnId: idText(64), message: multiLineText(2000).min(1) }))
      .output(orderView)
      .errors({ WRONG_STATUS, NOT_RETURNABLE, EMAIL_NOT_CONFIRMED, DISPUTE_TOO_LATE: { status: 409 } }),
  },
  digital,
  proposals: shopperProposals,
  thread: shopperThread,
  /** Mails a one-time link to the order's address. Who opens it may change the order in that browser. */
  requestConfirmation: write('anyone', 'POST', '/orders/{orderId}/confirmation-mails', {
    limits: [
      { per: 'address', calls: 20, seconds: 3600 },
      { per: 'person', calls: 5, seconds: 3600 },
    ],
  })
    .input(z.object({ orderId }))
    .output(z.object({})),
  /** Adds a guest's order to the account of a member who can see it. An order that has an owner keeps it. */
  claim: write('member', 'POST', '/orders/{orderId}/claim')
    .input(z.object({ orderId }))
    .output(orderView)
    .errors({ CLAIMED: { status: 409 }, EMAIL_NOT_CONFIRMED }),
  /** Adds the items that are still available to the cart. */
  reorder: write('anyone', 'POST', '/orders/{orderId}/reorder').input(z.object({ orderId })).output(reordered),
}

export type OrderSummary = z.infer<typeof orderSummary>
export type Reordered = z.infer<typeof reordered>
export type OrderGroup = (typeof ORDER_GROUPS)[number]
