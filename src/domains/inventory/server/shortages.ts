import type { Tx } from '#platform/server/transact.ts'
import { serveLines, type Units } from './bundles.rules.ts'
import { loadStockByVariant } from './stock.sql.ts'

export type Shortage = { variantId: string; wanted: number; left: number }

/**
 * Returns the lines that `missing` stock cannot serve, with the units left for each, including those `owner` holds. Of lines that share a
 * part the earlier ones are served first. Untracked variants are never short.
 */
export async function findShortages(
  tx: Tx,
  lines: readonly Units[],
  missing: readonly { variantId: string }[],
  owner: string | null,
): Promise<Shortage[]> {
  if (missing.length === 0) return []
  const ids = missing.map(({ variantId }) => variantId)
  const rows = await loadStockByVariant(tx.db, ids, owner)
  const served = serveLines(lines, new Map(rows.map(({ variantId, available }) => [variantId, available])))
  return [...served].flatMap(([variantId, { wanted, left }]) => (left < wanted ? [{ variantId, wanted, left }] : []))
}
