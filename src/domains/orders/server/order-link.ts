import type { Kernel } from '#platform/server/kernel.ts'
import { derivedToken } from '#platform/server/secret-tokens.ts'

/** The token of an order's private link. Derived, so that the same placement can be answered again with the same link. */
export function orderLinkToken(kernel: Kernel, orderId: string): string {
  return derivedToken(kernel, 'order-link', orderId)
}
