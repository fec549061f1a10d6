import { defineEvent } from '#platform/shared/domain-event.ts'

/**
 * `position` is the line's position within its order. `totalMinor` is the shopper's price of its items plus its shares of shipping and
 * tax. `subsidyMinor` is the discount of the platform's own promotions, which the platform pays. `source`: what led to the purchase, such as
 * a post.
 */
type Line = {
  position: number
  category: string
  sku: string
  quantity: number
  totalMinor: number
  subsidyMinor?: number
  source?: { type: string; id: string }
}

/**
 * An order was placed and its stock allocated. Amounts are minor units of `currency`; the lines of a part add up to its total.
 * `payment.reference` identifies the payments of this order. `userId` is the shopper, null for a guest.
 */
export const orderPlaced = defineEvent<{
  orderId: string
  userId: string | null
  currency: string
  totalMinor: number
  payment: { method: string; reference: { type: string; id: string } }
  /** The accepted quote that was ordered. */
  quoteId?: string
  /** `related`: the shopper seems to belong to the vendor. */
  parts: { number: number; workspaceId: string; totalMinor: number; related?: boolean; lines: Line[] }[]
}>()('checkout.orderPlaced', (event) => event.orderId)

/** A checkout started: its stock is held, at first until `holdUntil` (ISO 8601). */
export const checkoutStarted = defineEvent<{ checkoutId: string; orderId: string; holdUntil: string }>()(
  'checkout.started',
  (event) => event.checkoutId,
)

/** The checkout was not paid in time and its stock hold is released. A late payment is still possible. */
export const checkoutExpired = defineEvent<{ checkoutId: string; orderId: string }>()('checkout.expired', (event) => event.checkoutId)

/** A payment arrived too late or twice, bought nothing, and is being refunded. */
export const moneyReturned = defineEvent<{
  checkoutId: string
  orderId: string
  paymentId: string
  amountMinor: number
  currency: string
}>()('checkout.moneyReturned', (event) => event.checkoutId)
