import type { Api } from '#platform/web/api.ts'
import type { CheckoutForm } from './form-values.ts'

export type OrderRequest = Parameters<Api['checkout']['placeOrder']>[0]

/** What the form says, as the operation wants it: what was left empty is left out. */
export function orderRequest({ email, shippingAddress, note }: CheckoutForm, expectedTotalMinor: number): Omit<OrderRequest, 'payment'> {
  const { name, line1, line2, city, region, postalCode, country, phone } = trimmed(shippingAddress)
  return {
    email: email.trim(),
    shippingAddress: {
      name,
      line1,
      city,
      postalCode,
      country,
      ...(line2 && { line2 }),
      ...(region && { region }),
      ...(phone && { phone }),
    },
    ...(note.trim() && { note: note.trim() }),
    expectedTotalMinor,
  }
}

function trimmed(address: CheckoutForm['shippingAddress']): CheckoutForm['shippingAddress'] {
  return Object.fromEntries(Object.entries(address).map(([key, value]) => [key, value.trim()])) as CheckoutForm['shippingAddress']
}
