/** Rules about available units. Null means an untracked variant, which can always be sold. */
export type Stock = { available: number; reorderPoint: number }

/** Availability reported for untracked variants: larger than any order. */
export const UNTRACKED_AVAILABLE = 1_000_000_000

export type Availability = 'available' | 'low' | 'soldOut'

export function availabilityFor(stock: Stock | undefined): Availability {
  if (!stock) return 'available'
  if (stock.available <= 0) return 'soldOut'
  return stock.available <= stock.reorderPoint ? 'low' : 'available'
}

/** A product is as available as its best variant: one sold-out variant does not sell out the product. */
export function combinedAvailability(stocks: readonly (Stock | undefined)[]): Availability {
  const states = stocks.map(availabilityFor)
  if (states.includes('available')) return 'available'
  return states.includes('low') ? 'low' : 'soldOut'
}

/** Units left to show a shopper; null if stock is not low. */
export function lowStockCount(stock: Stock | undefined): number | null {
  return stock && availabilityFor(stock) !== 'available' ? Math.max(stock.available, 0) : null
}

/** Whether going from `before` to `after` crosses the reorder point downwards (product.md, rule 34). */
export function becameLow(before: number, after: number, reorderPoint: number): boolean {
  return before > reorderPoint && after <= reorderPoint
}

/** Units of a variant that one person may hold without paying, whatever its stock: few units can be bought together. */
const SMALL_HOLD = 10

/**
 * The most units that one person may hold of a variant, where others at the same address hold `heldByOthers`: half of the units for sale,
 * or SMALL_HOLD (docs/decisions/0034-limits-for-strangers.md).
 */
export function holdableUnits({ forSale, heldByOthers }: { forSale: number; heldByOthers: number }): number {
  return Math.max(0, Math.max(SMALL_HOLD, Math.ceil(forSale / 2)) - heldByOthers)
}
