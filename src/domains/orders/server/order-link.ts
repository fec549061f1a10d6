import { deriveToken } from '#platform/server/secret-tokens.ts'
import type { Services } from '#platform/server/services.ts'

/** The token of an order's private link. It is derived, so that a repeated request gets the same link. */
export function orderLinkToken(services: Services, orderId: string): string {
  return deriveToken(services, 'order-link', orderId)
}
