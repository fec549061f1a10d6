import type { Tx } from '#platform/server/transact.ts'
import { loadStockByVariant } from './stock.sql.ts'

export type Shortage = { variantId: string; wanted: number; left: number }

/** Returns shortages with the units left, including those `owner` holds. Untracked variants are never short. */
export async function findShortages(
  tx: Tx,
  missing: readonly { variantId: string; wanted: number }[],
  owner: string | null,
): Promise<Shortage[]> {
  if (missing.length === 0) return []
  const ids = missing.map(({ variantId }) => variantId)
  const stock = new Map((await loadStockByVariant(tx.db, ids, owner)).map((row) => [row.variantId, row]))
  return missing.flatMap(({ variantId, wanted }) => {
    const row = stock.get(variantId)
    return row ? [{ variantId, wanted, left: Math.max(row.available, 0) }] : []
  })
}
