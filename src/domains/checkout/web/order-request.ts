import type { Api } from '#platform/web/api.ts'
import { toAddress } from '#platform/web/inputs/address-values.ts'
import type { CheckoutForm } from './form-values.ts'

export type OrderRequest = Parameters<Api['checkout']['placeOrder']>[0]

type Priced = { needsAddress: boolean; totals: { total: { amountMinor: number } } }

/**
 * Converts the form to the operation's input; empty fields are omitted, and so is what these products don't need. `terms`: the version of the
 * terms of service that the shopper sees.
 */
export function toOrderRequest(
  { email, shippingAddress, name, note }: CheckoutForm,
  cart: Priced,
  terms: number | null,
): Omit<OrderRequest, 'payment'> {
  return {
    email: email.trim(),
    ...(cart.needsAddress ? { shippingAddress: toAddress(shippingAddress) } : { name: name.trim() }),
    ...(note.trim() && { note: note.trim() }),
    expectedTotalMinor: cart.totals.total.amountMinor,
    ...(terms !== null && { termsVersion: terms }),
  }
}
