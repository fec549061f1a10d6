/** The door of inventory for other domains' servers. */
import type { Db } from '#platform/server/db.ts'
import type { Stock } from './stock.rules.ts'
import { stockByVariant } from './stock.sql.ts'

export { allocate } from './allocate.ts'
export { releaseAllocated, restock, shipAllocated } from './fulfil.ts'
export { extendHold, holdStock, releaseHold } from './hold-stock.ts'
export { receiveStock } from './receive-stock.ts'
export { availabilityOf, availabilityOfAll, leftToShow, type Stock } from './stock.rules.ts'

/**
 * Stock of the tracked variants among `variantIds`; a variant that is missing is untracked and always sellable. What `owner` holds
 * counts as available to them.
 */
export async function stockOf(db: Db, variantIds: readonly string[], owner: string | null = null): Promise<Map<string, Stock>> {
  if (variantIds.length === 0) return new Map()
  const rows = await stockByVariant(db, variantIds, owner)
  return new Map(rows.map(({ variantId, available, reorderPoint }) => [variantId, { available, reorderPoint }]))
}
