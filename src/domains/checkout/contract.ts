/** From a cart to an order: contact, address, the total the shopper saw, and how it is paid. */

import * as z from 'zod'
import { moneyView, read, write } from '#platform/shared/contract.ts'
import { totalsView } from '../cart/contract.ts'
import { variantId, vendorView } from '../catalog/contract.ts'
import { address } from '../orders/contract.ts'
import { PAYMENT_FAILURES, PAYMENT_STATUSES, paymentMethod, testCard } from '../payments/contract.ts'

/** `open`: goods are held, nothing is paid; `paying`: a payment is on its way; `placed`: there is an order; `expired`: goods are not held. */
export const CHECKOUT_STATUSES = ['open', 'paying', 'placed', 'expired'] as const

const placement = z.object({
  email: z.email().max(254),
  shippingAddress: address,
  note: z.string().trim().max(1000).optional(),
  /** The total on the shopper's screen, in minor units. When it is no longer true nothing is placed. */
  expectedTotalMinor: z.int().min(0).optional(),
})

const soldOut = {
  /** `left` is what can still be had of each line that asks for more; 0 also for what is no longer sold. */
  SOLD_OUT: {
    status: 409,
    data: z.object({ lines: z.array(z.object({ variantId, name: z.string(), wanted: z.int(), left: z.int().min(0) })).min(1) }),
  },
} as const

const placementFailures = {
  CART_EMPTY: { status: 409 },
  ...soldOut,
  /** Nobody buys from a workspace they are in. */
  OWN_PRODUCT: { status: 403, data: z.object({ names: z.array(z.string()).min(1) }) },
  /** The methods chosen of these vendors do not lead to the country of the address. */
  NOT_DELIVERED: { status: 409, data: z.object({ vendors: z.array(vendorView).min(1) }) },
  TOTAL_CHANGED: { status: 409, data: z.object({ totals: totalsView }) },
} as const

/** The order's private link token: whoever holds it may see the order. */
const link = z.string()

export const checkoutView = z.object({
  id: z.string(),
  /** The number it has, or will have, as an order. */
  orderId: z.string(),
  status: z.enum(CHECKOUT_STATUSES),
  total: moneyView,
  /** Seconds the goods are still held without a sign of life. */
  holdLeftS: z.int().min(0),
  /** The payment on its way, the one that failed last, or the one that paid. */
  payment: z
    .object({
      method: paymentMethod,
      status: z.enum(PAYMENT_STATUSES),
      failure: z.enum(PAYMENT_FAILURES).nullable(),
      /** What the shopper does next: go there, or answer their bank's question. */
      action: z
        .discriminatedUnion('kind', [z.object({ kind: z.literal('redirect'), url: z.url() }), z.object({ kind: z.literal('challenge') })])
        .nullable(),
    })
    .nullable(),
  /** Money came when the goods were gone, and is on its way back. */
  moneyReturned: z.boolean(),
  /** Once it is placed. */
  link: link.nullable(),
})

const checkoutId = z.string().max(64)

export const checkout = {
  placeOrder: write('anyone', 'POST', '/checkout/orders')
    .input(
      placement.extend({
        /** How it is paid; nothing is charged before it is placed. */
        payment: paymentMethod.extract(['delivery', 'transfer']).optional(),
      }),
    )
    .output(z.object({ orderId: z.string(), total: moneyView, link }))
    .errors({ ...placementFailures, METHOD_NOT_OFFERED: { status: 409 } }),

  /** Entering payment by card: goods are held, the totals stay. Begun again it is the same checkout. */
  begin: write('anyone', 'POST', '/checkout').input(placement).output(checkoutView).errors(placementFailures),

  /** The purchase that this shopper is making, in whatever tab. */
  current: read('anyone', '/checkout/current').output(z.object({ checkout: checkoutView.nullable() })),

  get: read('anyone', '/checkout/{checkoutId}').input(z.object({ checkoutId })).output(checkoutView),

  pay: write('anyone', 'POST', '/checkout/{checkoutId}/payments')
    .input(
      z.object({
        checkoutId,
        /** The name of a made-up card, where cards are made up. There is no field for a card's number. */
        card: testCard.optional(),
      }),
    )
    .output(checkoutView)
    .errors({ ...soldOut, CHECKOUT_EXPIRED: { status: 409 }, METHOD_NOT_OFFERED: { status: 409 } }),

  answerChallenge: write('anyone', 'POST', '/checkout/{checkoutId}/challenge')
    .input(z.object({ checkoutId, confirmed: z.boolean() }))
    .output(checkoutView),

  /** Another way to pay: what is on its way is called off. */
  cancelPayment: write('anyone', 'DELETE', '/checkout/{checkoutId}/payments')
    .input(z.object({ checkoutId }))
    .output(checkoutView)
    .errors(soldOut),

  /** A sign of life: the goods stay held. */
  stay: write('anyone', 'POST', '/checkout/{checkoutId}/stay').input(z.object({ checkoutId })).output(checkoutView).errors(soldOut),
}

export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number]
export type CheckoutView = z.infer<typeof checkoutView>
