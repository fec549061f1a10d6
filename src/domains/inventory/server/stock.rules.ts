/** What the number of available units means. Null is an untracked variant: always sellable. */
export type Stock = { available: number; reorderPoint: number }

export type Availability = 'available' | 'low' | 'soldOut'

export function availabilityOf(stock: Stock | undefined): Availability {
  if (!stock) return 'available'
  if (stock.available <= 0) return 'soldOut'
  return stock.available <= stock.reorderPoint ? 'low' : 'available'
}

/** A product is as available as its best variant; one sold-out variant does not sell out the product. */
export function availabilityOfAll(stocks: readonly (Stock | undefined)[]): Availability {
  const states = stocks.map(availabilityOf)
  if (states.includes('available')) return 'available'
  return states.includes('low') ? 'low' : 'soldOut'
}

/** Units to show a shopper: only when few are left. */
export function leftToShow(stock: Stock | undefined): number | null {
  return stock && availabilityOf(stock) !== 'available' ? Math.max(stock.available, 0) : null
}

/** Whether going from `before` to `after` crosses the reorder point downwards (product.md, rule 34). */
export function becameLow(before: number, after: number, reorderPoint: number): boolean {
  return before > reorderPoint && after <= reorderPoint
}

/** How many of each variant lines ask for together. */
export function demandOf(lines: readonly { variantId: string; quantity: number }[]): Map<string, number> {
  const demand = new Map<string, number>()
  for (const { variantId, quantity } of lines) demand.set(variantId, (demand.get(variantId) ?? 0) + quantity)
  return demand
}
