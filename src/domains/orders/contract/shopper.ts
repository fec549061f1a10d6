/** What a shopper does about what they bought: guests by the order's private link, members with their own. */
import * as z from 'zod'
import { imageView, moneyView, pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { lines } from '#platform/shared/plain-text.ts'
import { pictureFailures } from '#platform/shared/uploads.ts'
import {
  chosenLines,
  MAX_PHOTOS,
  NOT_CANCELLABLE,
  NOT_RETURNABLE,
  ORDER_STANDINGS,
  orderId,
  orderView,
  partChoice,
  partNumber,
  RETURN_REASONS,
  refundView,
  time,
  WRONG_STATUS,
} from './views.ts'

/** What a list of orders is narrowed to. `open` is on its way, `back` is what came back in whole or part. */
export const ORDER_GROUPS = ['open', 'delivered', 'cancelled', 'back'] as const

export const orderSummary = z.object({
  id: z.string(),
  placedAt: time,
  status: z.enum(ORDER_STANDINGS),
  total: moneyView,
  itemCount: z.int(),
  vendors: z.array(z.string()),
  /** Of the first few lines. */
  goods: z.array(z.object({ name: z.string(), image: imageView.nullable() })),
})

const count = z.int().min(0)

const reordered = z.object({
  added: z.int().min(0),
  /** What did not come along, or not as it was. */
  notices: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('gone'), name: z.string() }),
      z.object({ kind: z.literal('fewer'), name: z.string(), quantity: z.int() }),
      z.object({ kind: z.literal('dearer'), name: z.string(), before: moneyView, now: moneyView }),
    ]),
  ),
})

export const shopper = {
  /** For who holds the order's private link: the web by its cookie, others by the header `Plaza-Order-Link`; and for the member whose it is. */
  get: read('anyone', '/orders/{orderId}').input(z.object({ orderId })).output(orderView),
  /** Whether an invoice can be had as PDF here. */
  printing: read('anyone', '/printing').output(z.object({ pdf: z.boolean() })),
  /** Newest first. `q` is a piece of the order's number or of a product's name. */
  list: read('member', '/orders')
    .input(z.object({ ...pageInput, q: z.string().trim().max(100).optional(), group: z.enum(ORDER_GROUPS).optional() }))
    .output(
      z.object({
        items: z.array(orderSummary),
        nextCursor: z.string().nullable(),
        total: totalView,
        /** Of all orders of the member, whatever was asked for. */
        counts: z.object({ all: count, open: count, delivered: count, cancelled: count, back: count }),
      }),
    ),
  /** What units of a part would give back, if they were cancelled or returned now. */
  previewRefund: read('anyone', '/orders/{orderId}/refund')
    .input(z.object({ orderId, number: partNumber, lines: chosenLines }))
    .output(refundView),
  /** Units not yet shipped; all of them without `lines`. */
  cancel: write('anyone', 'POST', '/orders/{orderId}/cancellations')
    .input(z.object(partChoice))
    .output(orderView)
    .errors({ NOT_CANCELLABLE }),
  returns: {
    /** Units that were delivered within the window. Photos are uploads of who asks. */
    request: write('anyone', 'POST', '/orders/{orderId}/returns')
      .input(
        z.object({
          orderId,
          number: partNumber,
          lines: chosenLines,
          reason: z.enum(RETURN_REASONS),
          comment: z.string().trim().max(2000).default(''),
          photos: z.array(z.string().max(64)).max(MAX_PHOTOS).default([]),
        }),
      )
      .output(orderView)
      .errors({ NOT_RETURNABLE, ...pictureFailures }),
    withdraw: write('anyone', 'POST', '/orders/{orderId}/returns/{returnId}/withdrawal')
      .input(z.object({ orderId, returnId: z.string().max(64) }))
      .output(orderView)
      .errors({ WRONG_STATUS }),
    /** Once, about a return that was refused, until its `disputableUntil`: the platform decides. */
    dispute: write('anyone', 'POST', '/orders/{orderId}/returns/{returnId}/dispute')
      .input(z.object({ orderId, returnId: z.string().max(64), words: lines(2000).min(1) }))
      .output(orderView)
      .errors({ WRONG_STATUS, NOT_RETURNABLE, DISPUTE_TOO_LATE: { status: 409 } }),
  },
  /** A guest's order joins the account of whoever may see it. Once it is somebody's it stays theirs. */
  claim: write('member', 'POST', '/orders/{orderId}/claim')
    .input(z.object({ orderId }))
    .output(orderView)
    .errors({ CLAIMED: { status: 409 } }),
  /** What can still be had of it goes into the cart. */
  reorder: write('anyone', 'POST', '/orders/{orderId}/reorder').input(z.object({ orderId })).output(reordered),
}

export type OrderSummary = z.infer<typeof orderSummary>
export type Reordered = z.infer<typeof reordered>
export type OrderGroup = (typeof ORDER_GROUPS)[number]
