import { randomText } from '#platform/shared/ids.ts'

/** `ORD-` and ten random characters (product.md, rule 10). Knowing an order id grants no access. */
export function newOrderId(): string {
  return `ORD-${randomText(10).toUpperCase()}`
}

export function isOrderId(text: string): boolean {
  return /^ORD-[0-9A-Z]{10}$/.test(text)
}
