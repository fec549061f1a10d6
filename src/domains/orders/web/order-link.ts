/** Keeps the private link of a new order in this tab's session storage. */
import { orderPath } from './order-path.ts'

const storageKey = (orderId: string) => `plaza_order_link:${orderId}`

export function saveOrderLink(orderId: string, token: string): void {
  sessionStorage.setItem(storageKey(orderId), token)
}

/** The full URL; null when this tab did not place the order. */
export function privateLink(orderId: string): string | null {
  const token = sessionStorage.getItem(storageKey(orderId))
  return token && `${location.origin}${orderPath(orderId)}?link=${encodeURIComponent(token)}`
}
