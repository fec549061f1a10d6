/** The private link of an order just placed: only this tab knows it, and only until it is closed. */
import { orderPath } from './order-path.ts'

const nameOf = (orderId: string) => `plaza_order_link:${orderId}`

export function keepOrderLink(orderId: string, token: string): void {
  sessionStorage.setItem(nameOf(orderId), token)
}

/** The whole address; null when this tab did not place the order. */
export function privateLink(orderId: string): string | null {
  const token = sessionStorage.getItem(nameOf(orderId))
  return token && `${location.origin}${orderPath(orderId)}?link=${encodeURIComponent(token)}`
}
