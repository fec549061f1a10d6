/** From a cart to an order: contact, address, expected total and payment. */

import * as z from 'zod'
import { MAX_AMOUNT_MINOR, moneyView, read, write } from '#platform/shared/contract.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { TERMS_CHANGED, termsVersion } from '#platform/shared/terms.ts'
import { totalsView } from '../cart/contract.ts'
import { variantId, vendorView } from '../catalog/contract.ts'
import { address } from '../orders/contract.ts'
import { PAYMENT_FAILURES, PAYMENT_STATUSES, paymentMethod, testCard } from '../payments/contract.ts'
import { codeProblem } from '../promotions/contract.ts'

/** `open`: stock is held, nothing is paid; `paying`: a payment is processing; `placed`: the order exists; `expired`: the hold ended. */
export const CHECKOUT_STATUSES = ['open', 'paying', 'placed', 'expired'] as const

const placement = z.object({
  email: z.email().max(254),
  /** Required when something is delivered. */
  shippingAddress: address.optional(),
  /** The shopper's name, required when nothing is delivered. */
  name: singleLineText(120).min(1).optional(),
  note: multiLineText(1000).optional(),
  /** The total on the shopper's screen, in minor units. When it is outdated, no order is placed. */
  expectedTotalMinor: z.int().min(0).max(MAX_AMOUNT_MINOR).optional(),
  termsVersion,
})

const soldOut = {
  /** `left`: available quantity of each line that wants more; 0 also for products no longer sold. */
  SOLD_OUT: {
    status: 409,
    data: z.object({ lines: z.array(z.object({ variantId, name: z.string(), wanted: z.int(), left: z.int().min(0) })).min(1) }),
  },
} as const

const promotionChanged = {
  /** Promotions in the shown total that no longer apply, and why. No order is placed. */
  PROMOTION_CHANGED: {
    status: 409,
    data: z.object({ lost: z.array(z.object({ name: z.string(), code: z.string().nullable(), problem: codeProblem })).min(1) }),
  },
} as const

const quoteEnded = {
  /** The quote in the cart was ordered, or its last day is over. */
  QUOTE_ENDED: { status: 409 },
} as const

const placementFailures = {
  CART_EMPTY: { status: 409 },
  ...soldOut,
  /** Members cannot buy from their own workspaces. */
  OWN_PRODUCT: { status: 403, data: z.object({ names: z.array(z.string()).min(1) }) },
  /** These products can't be personalized as wanted any more: the vendor has changed the fields. */
  PERSONALIZATION_CHANGED: { status: 409, data: z.object({ names: z.array(z.string()).min(1) }) },
  /** The chosen delivery methods of these vendors do not cover the country of the address. */
  NOT_DELIVERED: { status: 409, data: z.object({ vendors: z.array(vendorView).min(1) }) },
  ...promotionChanged,
  TOTAL_CHANGED: { status: 409, data: z.object({ totals: totalsView }) },
  TERMS_CHANGED,
  ...quoteEnded,
} as const

/** The order's private link token: its bearer can see the order. */
const link = z.string()

export const checkoutView = z.object({
  id: z.string(),
  /** Id of the order, reserved before the order exists. */
  orderId: z.string(),
  status: z.enum(CHECKOUT_STATUSES),
  total: moneyView,
  /** Seconds until the stock hold ends without activity. */
  holdLeftS: z.int().min(0),
  /** False when one person's share of the stock is smaller than the purchase: others can still buy the rest. */
  heldInFull: z.boolean(),
  /** The processing payment, the last failed one, or the paid one. */
  payment: z
    .object({
      method: paymentMethod,
      status: z.enum(PAYMENT_STATUSES),
      failure: z.enum(PAYMENT_FAILURES).nullable(),
      /** The shopper's next step: follow a redirect or answer the bank's challenge. */
      action: z
        .discriminatedUnion('kind', [z.object({ kind: z.literal('redirect'), url: z.url() }), z.object({ kind: z.literal('challenge') })])
        .nullable(),
    })
    .nullable(),
  /** The payment arrived after the items sold out and is being refunded. */
  moneyReturned: z.boolean(),
  /** Set once the order is placed. */
  link: link.nullable(),
})

const checkoutId = idText(64)

/** The numbers and their reasons: docs/decisions/0034-limits-for-strangers.md. */
const HOUR_S = 3600

export const checkout = {
  placeOrder: write('anyone', 'POST', '/checkout/orders', {
    limits: [
      { per: 'address', calls: 60, seconds: HOUR_S },
      { per: 'person', calls: 20, seconds: HOUR_S },
      { per: 'guestEmail', calls: 10, seconds: HOUR_S },
    ],
  })
    .input(
      placement.extend({
        /** Payment method; nothing is charged before placement. */
        payment: paymentMethod.extract(['delivery', 'transfer']).optional(),
      }),
    )
    .output(z.object({ orderId: z.string(), total: moneyView, link }))
    .errors({ ...placementFailures, METHOD_NOT_OFFERED: { status: 409 } }),

  /** Begins a card payment: holds stock and freezes the totals. A second call updates the same checkout. */
  begin: write('anyone', 'POST', '/checkout', {
    limits: [
      { per: 'address', calls: 120, seconds: HOUR_S },
      { per: 'person', calls: 30, seconds: HOUR_S },
    ],
  })
    .input(placement)
    .output(checkoutView)
    .errors(placementFailures),

  /** The active checkout of this shopper, from any tab. */
  current: read('anyone', '/checkout/current').output(z.object({ checkout: checkoutView.nullable() })),

  get: read('anyone', '/checkout/{checkoutId}').input(z.object({ checkoutId })).output(checkoutView),

  /** Limited against testing stolen cards (ASVS 2.4.1). */
  pay: write('anyone', 'POST', '/checkout/{checkoutId}/payments', {
    limits: [
      { per: 'address', calls: 100, seconds: HOUR_S },
      { per: 'input.checkoutId', calls: 20, seconds: HOUR_S },
    ],
  })
    .input(
      z.object({
        checkoutId,
        /** Name of a test card, in demo installations. There is no field for a card number. */
        card: testCard.optional(),
      }),
    )
    .output(checkoutView)
    .errors({ ...soldOut, ...quoteEnded, CHECKOUT_EXPIRED: { status: 409 }, METHOD_NOT_OFFERED: { status: 409 } }),

  answerChallenge: write('anyone', 'POST', '/checkout/{checkoutId}/challenge')
    .input(z.object({ checkoutId, confirmed: z.boolean() }))
    .output(checkoutView),

  /** Cancels the processing payment so that the shopper can pay another way. */
  cancelPayment: write('anyone', 'DELETE', '/checkout/{checkoutId}/payments')
    .input(z.object({ checkoutId }))
    .output(checkoutView)
    .errors(soldOut),

  /** Extends the stock hold while the shopper is active. */
  stay: write('anyone', 'POST', '/checkout/{checkoutId}/stay', { limits: [{ per: 'person', calls: 120, seconds: HOUR_S }] })
    .input(z.object({ checkoutId }))
    .output(checkoutView)
    .errors(soldOut),
}

export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number]
export type CheckoutView = z.infer<typeof checkoutView>
