import { isOrderId } from './order-id.ts'

/** `ORD-…-1` into its order and the part's number; null for what is no part's number. */
export function readPartNumber(text: string): { orderId: string; number: number } | null {
  const [, orderId = '', number = ''] = /^(ORD-[^-]+)-([1-9]\d{0,3})$/.exec(text) ?? []
  return isOrderId(orderId) ? { orderId, number: Number(number) } : null
}

export function partNumberOf(orderId: string, number: number): string {
  return `${orderId}-${number}`
}
