export function orderPath(orderId: string): string {
  return `/order-confirmation/${orderId}`
}
