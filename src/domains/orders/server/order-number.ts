import { isOrderId } from './order-id.ts'

/** Splits `ORD-…-1` into order id and part number; null for invalid text. */
export function parsePartNumber(text: string): { orderId: string; number: number } | null {
  const [, orderId = '', number = ''] = /^(ORD-[^-]+)-([1-9]\d{0,3})$/.exec(text) ?? []
  return isOrderId(orderId) ? { orderId, number: Number(number) } : null
}

export function formatPartNumber(orderId: string, number: number): string {
  return `${orderId}-${number}`
}
