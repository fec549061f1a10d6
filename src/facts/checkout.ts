import { defineFact } from '#platform/shared/fact.ts'

/** `position` is that of the line within its order; `totalMinor` its goods with its shares of shipping and tax. */
type Line = { position: number; category: string; sku: string; quantity: number; totalMinor: number }

/**
 * An order was placed and its stock allocated. Amounts in minor units of `currency`; a part's lines add up to it. `payment` is how it is
 * paid and what its payments are kept under.
 */
export const orderPlaced = defineFact<{
  orderId: string
  currency: string
  totalMinor: number
  payment: { method: string; reference: { type: string; id: string } }
  parts: { number: number; workspaceId: string; totalMinor: number; lines: Line[] }[]
}>()('checkout.orderPlaced', (fact) => fact.orderId)

/** Goods are held for somebody who is about to pay, until `holdUntil` (ISO 8601) at first. */
export const checkoutBegun = defineFact<{ checkoutId: string; orderId: string; holdUntil: string }>()(
  'checkout.begun',
  (fact) => fact.checkoutId,
)

/** Nobody paid in time; what was held is let go of. Money can still come. */
export const checkoutExpired = defineFact<{ checkoutId: string; orderId: string }>()('checkout.expired', (fact) => fact.checkoutId)

/** Money came that bought nothing: too late, or a second time. It is on its way back. */
export const moneyReturned = defineFact<{
  checkoutId: string
  orderId: string
  paymentId: string
  amountMinor: number
  currency: string
}>()('checkout.moneyReturned', (fact) => fact.checkoutId)
