export function orderPath(orderId: string): string {
  return `/order-confirmation/${orderId}`
}

/** `number` is the part's, `ORD-…-1`. */
export function invoicePath(orderId: string, number: string): string {
  return `${orderPath(orderId)}/invoice/${number}`
}
