/** What is sold: it decides how it reaches the shopper, and what checkout asks. This file doesn't import zod, so that forms can use it. */

/** `digital` is delivered by Plaza after the payment; a `service` is provided by the vendor; `madeToOrder` is made after the sale. */
export const PRODUCT_KINDS = ['goods', 'digital', 'service', 'madeToOrder'] as const

export type ProductKind = (typeof PRODUCT_KINDS)[number]

/** Working days until a product made to order ships. */
export const MAX_LEAD_DAYS = 365
/** Downloads of each file per paid unit. */
export const DEFAULT_MAX_DOWNLOADS = 5
export const MOST_DOWNLOADS = 100

/** Payment on delivery needs a delivery, and files and keys are given out only after the payment. */
export function allowsPayOnDelivery(lines: readonly { kind: ProductKind }[]): boolean {
  return lines.some(({ kind }) => isShipped(kind)) && !lines.some(({ kind }) => kind === 'digital')
}

/** Whether it is sent to an address. The rest has no delivery method and no shipping fee. */
export function isShipped(kind: ProductKind): boolean {
  return kind === 'goods' || kind === 'madeToOrder'
}
