import type { Api } from '#platform/web/api.ts'
import type { CheckoutForm } from './form-values.ts'

export type OrderRequest = Parameters<Api['checkout']['placeOrder']>[0]

/** What the form says, as the operation wants it: what was left empty is left out. */
export function orderRequest(form: CheckoutForm, expectedTotalMinor: number): OrderRequest {
  const { email, name, line1, line2, city, region, postalCode, country, phone, note } = trimmed(form)
  return {
    email,
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
    ...(note && { note }),
    expectedTotalMinor,
  }
}

function trimmed(form: CheckoutForm): CheckoutForm {
  return Object.fromEntries(Object.entries(form).map(([key, value]) => [key, value.trim()])) as CheckoutForm
}
