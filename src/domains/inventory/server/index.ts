/** Public interface of the inventory for other domains' servers. */
import type { Db } from '#platform/server/db.ts'
import type { Stock } from './stock.rules.ts'
import { loadStockByVariant } from './stock.sql.ts'

export { findProductsByStockState } from './adjust-stock.sql.ts'
export { adjustStock } from './adjust-stock.ts'
export { allocate } from './allocate.ts'
export { releaseAllocated, restock, shipAllocated } from './fulfil.ts'
export { extendHold, holdStock, releaseHold } from './hold-stock.ts'
export { receiveStock } from './receive-stock.ts'
export { availabilityFor, combinedAvailability, lowStockCount, type Stock } from './stock.rules.ts'

/** `onHand`: units in the warehouses. `promised`: units of it allocated to orders or held during payment. */
type StockLevel = Stock & { onHand: number; promised: number }

/**
 * Stock of the tracked variants among `variantIds`; a missing variant is untracked and can always be sold. Units held by `owner`
 * count as available.
 */
export async function loadStock(db: Db, variantIds: readonly string[], owner: string | null = null): Promise<Map<string, StockLevel>> {
  if (variantIds.length === 0) return new Map()
  const rows = await loadStockByVariant(db, variantIds, owner)
  return new Map(
    rows.map(({ variantId, available, reorderPoint, onHand, promised }) => [variantId, { available, reorderPoint, onHand, promised }]),
  )
}
