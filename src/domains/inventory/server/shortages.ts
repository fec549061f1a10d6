import type { Tx } from '#platform/server/transact.ts'
import { stockByVariant } from './stock.sql.ts'

export type Shortage = { variantId: string; wanted: number; left: number }

/** What could not be had and is tracked, with what is left, also of what `owner` holds: an untracked variant is never short. */
export async function shortagesAmong(
  tx: Tx,
  missing: readonly { variantId: string; quantity: number }[],
  owner: string | null,
): Promise<Shortage[]> {
  if (missing.length === 0) return []
  const ids = missing.map(({ variantId }) => variantId)
  const stock = new Map((await stockByVariant(tx.db, ids, owner)).map((row) => [row.variantId, row]))
  return missing.flatMap(({ variantId, quantity }) => {
    const row = stock.get(variantId)
    return row ? [{ variantId, wanted: quantity, left: Math.max(row.available, 0) }] : []
  })
}
