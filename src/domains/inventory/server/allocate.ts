import { stockChanged, stockLow } from '#events/inventory.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { sumDemand, type Units } from './bundles.rules.ts'
import { lockHeldUnits, retryAfterExpiry } from './hold-stock.ts'
import { replaceHolds } from './holds.sql.ts'
import { findShortages, type Shortage } from './shortages.ts'
import { becameLow } from './stock.rules.ts'
import { allocateStock, insertMovements, type StockRow } from './stock.sql.ts'

/**
 * Allocates units to `reference`, using and releasing the holds of `holder`. Bundles are allocated as their parts, and units of
 * the same variant are added up first. If it returns shortages, the caller must throw, so that the transaction rolls back.
 */
export async function allocate(
  tx: Tx,
  lines: readonly Units[],
  reference: { type: string; id: string },
  holder: string | null = null,
): Promise<Shortage[]> {
  const wanted = sumDemand(lines)
  const own = holder === null ? new Map<string, number>() : await lockHeldUnits(tx, holder, [...wanted.keys()])
  const demand = [...new Set([...wanted.keys(), ...own.keys()])].map((variantId) => {
    const quantity = wanted.get(variantId) ?? 0
    return { variantId, quantity, wanted: quantity, own: own.get(variantId) ?? 0 }
  })
  const rows = await allocateStock(tx.db, demand)
  const missing = () => demand.filter(({ variantId }) => !rows.some((row) => row.variantId === variantId))
  const again = await retryAfterExpiry(tx, holder, missing())
  if (again.length > 0) rows.push(...(await allocateStock(tx.db, again)))
  for (const { variantId, own: left } of again) own.set(variantId, left)
  const shortages = await findShortages(tx, lines, missing(), holder)
  if (shortages.length > 0) return shortages
  if (holder !== null && own.size > 0) await replaceHolds(tx.db, { owner: holder, client: null }, [], tx.now)

  const allocated = rows.filter(({ variantId }) => wanted.has(variantId))
  if (allocated.length > 0) {
    await insertMovements(
      tx.db,
      allocated.map(({ variantId, workspaceId }) => ({
        id: newId('mov'),
        workspaceId,
        variantId,
        kind: 'allocated' as const,
        onHandDelta: 0,
        allocatedDelta: wanted.get(variantId) ?? 0,
        referenceType: reference.type,
        referenceId: reference.id,
        movedAt: tx.now,
      })),
    )
  }
  publish(tx, ...rows.flatMap((row) => stockEventsFor(row, wanted.get(row.variantId) ?? 0, own.get(row.variantId) ?? 0)))
  return []
}

/** Held units count as available for the low-stock check: only allocations make stock low. */
function stockEventsFor({ productId, variantId, workspaceId, available, held, reorderPoint }: StockRow, quantity: number, own: number) {
  const before = available + quantity - own
  const changed = before === available ? [] : [stockChanged({ productId, variantId, workspaceId, before, after: available })]
  return becameLow(available + held + quantity, available + held, reorderPoint)
    ? [...changed, stockLow({ productId, variantId, workspaceId, available: available + held, reorderPoint })]
    : changed
}
