import type { Db } from '#platform/server/db.ts'
import type { LotTracking } from '../../contract.ts'
import { loadAllocatedLots, loadTrackingOf, type ShippableLot } from './list-lots.sql.ts'
import { dayOf, isExpired } from './lots.rules.ts'

/** How variants are kept; those that are in no lots are missing. */
export async function loadTracking(db: Db, variantIds: readonly string[]): Promise<Map<string, Exclude<LotTracking, 'none'>>> {
  if (variantIds.length === 0) return new Map()
  const rows = await loadTrackingOf(db, variantIds)
  return new Map(rows.map(({ variantId, lots }) => [variantId, lots]))
}

/** The lots that an order can ship, those that are shipped first if nobody chooses come first: of the warehouses in which it has units. */
export async function loadShippableLots(
  { db, now }: { db: Db; now: Date },
  reference: { type: string; id: string },
  variantIds: readonly string[],
): Promise<ShippableLot[]> {
  if (variantIds.length === 0) return []
  const rows = await loadAllocatedLots(db, reference, variantIds)
  return rows.filter(({ expiresOn }) => !isExpired(expiresOn, dayOf(now)))
}
