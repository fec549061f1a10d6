import type { Api } from '#platform/web/api.ts'
import { addressOf } from '#platform/web/inputs/address-values.ts'
import type { CheckoutForm } from './form-values.ts'

export type OrderRequest = Parameters<Api['checkout']['placeOrder']>[0]

/** What the form says, as the operation wants it: what was left empty is left out. */
export function orderRequest({ email, shippingAddress, note }: CheckoutForm, expectedTotalMinor: number): Omit<OrderRequest, 'payment'> {
  return {
    email: email.trim(),
    shippingAddress: addressOf(shippingAddress),
    ...(note.trim() && { note: note.trim() }),
    expectedTotalMinor,
  }
}
