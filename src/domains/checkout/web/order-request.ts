import type { Api } from '#platform/web/api.ts'
import { toAddress } from '#platform/web/inputs/address-values.ts'
import type { CheckoutForm } from './form-values.ts'

export type OrderRequest = Parameters<Api['checkout']['placeOrder']>[0]

/** Converts the form to the operation's input; empty fields are omitted. */
export function toOrderRequest({ email, shippingAddress, note }: CheckoutForm, expectedTotalMinor: number): Omit<OrderRequest, 'payment'> {
  return {
    email: email.trim(),
    shippingAddress: toAddress(shippingAddress),
    ...(note.trim() && { note: note.trim() }),
    expectedTotalMinor,
  }
}
