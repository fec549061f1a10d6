/** The price of one unit after automatic discounts. This file doesn't import zod, so that screens can use it without loading zod. */
import { applyRate } from '#platform/shared/money.ts'
import { isInScope } from './scope.ts'

/** Automatic discount that applies to a single unit of a vendor's products; `categories` includes subcategories. */
export type Reduction = {
  name: string
  percent: number
  products: string[]
  categories: string[]
  tags: string[]
  collections: string[]
}

/** A product on a card or a page. `collections`: ids. */
export type ReducedProduct = {
  productId: string
  category: string
  tags: readonly string[]
  collections: readonly string[]
  priceMinor: number
}

/**
 * Price of one unit as in a cart with nothing else: each percentage applies to the rest after earlier ones, rounded half up
 * (docs/decisions/0022-promotions.md). Null if nothing is taken off.
 */
export function reducedPrice(
  reductions: readonly Reduction[],
  { category, priceMinor, ...product }: ReducedProduct,
): { priceMinor: number; names: string[] } | null {
  const about = reductions.filter((reduction) => isInScope(reduction, { ...product, categories: [category] }))
  const reduced = about.reduce((left, { percent }) => left - applyRate(left, { numerator: percent, denominator: 100 }), priceMinor)
  return reduced < priceMinor ? { priceMinor: reduced, names: about.map(({ name }) => name) } : null
}
