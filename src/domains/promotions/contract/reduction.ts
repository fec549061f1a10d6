/** The price of one unit after automatic discounts. This file doesn't import zod, so that screens can use it without loading zod. */
import { applyRate } from '#platform/shared/money.ts'

/** Automatic discount that applies to a single unit. Empty lists mean all of a vendor's products; `categories` includes subcategories. */
export type Reduction = { name: string; percent: number; products: string[]; categories: string[] }

/**
 * Price of one unit as in a cart with nothing else: each percentage applies to the rest after earlier ones, rounded half up
 * (docs/decisions/0022-promotions.md). Null if nothing is taken off.
 */
export function reducedPrice(
  reductions: readonly Reduction[],
  { productId, category, priceMinor }: { productId: string; category: string; priceMinor: number },
): { priceMinor: number; names: string[] } | null {
  const isAbout = ({ products, categories }: Reduction) =>
    products.length + categories.length === 0 || products.includes(productId) || categories.includes(category)
  const about = reductions.filter(isAbout)
  const reduced = about.reduce((left, { percent }) => left - applyRate(left, { numerator: percent, denominator: 100 }), priceMinor)
  return reduced < priceMinor ? { priceMinor: reduced, names: about.map(({ name }) => name) } : null
}
