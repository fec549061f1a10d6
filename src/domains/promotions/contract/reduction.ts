/** What a piece costs with what is taken off it by itself. Without zod, so that a screen can know it. */
import { applyRate } from '#platform/shared/money.ts'

/** A share that is taken off without a code, of one piece too. Nothing named is all of a vendor's goods; `categories` are with those below them. */
export type Reduction = { name: string; percent: number; products: string[]; categories: string[] }

/**
 * The price of one piece as a cart with nothing else in it would have it: each share is taken of what the earlier left, rounded half up
 * (docs/decisions/0022-promotions.md). Null where nothing is taken off.
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
