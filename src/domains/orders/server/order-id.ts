import { randomText } from '#platform/shared/ids.ts'

/** `ORD-` and ten random characters (product.md, rule 10). An address, never a right. */
export function newOrderId(): string {
  return `ORD-${randomText(10).toUpperCase()}`
}

export function isOrderId(text: string): boolean {
  return /^ORD-[0-9A-Z]{10}$/.test(text)
}
