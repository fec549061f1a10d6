import { stockChanged, stockLow } from '#facts/inventory.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { becameLow } from './stock.rules.ts'
import { allocateStock, insertMovements, type StockRow, stockByVariant } from './stock.sql.ts'

export type Shortage = { variantId: string; wanted: number; left: number }

/**
 * Promises units to `reference`. The same variant may stand in several lines; its demand is added up first. With any
 * shortage nothing must be kept: the caller throws, and the transaction takes everything back.
 */
export async function allocate(
  tx: Tx,
  lines: readonly { variantId: string; quantity: number }[],
  reference: { type: string; id: string },
): Promise<Shortage[]> {
  const wanted = new Map<string, number>()
  for (const { variantId, quantity } of lines) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity)

  const allocated = await allocateStock(
    tx.db,
    [...wanted].map(([variantId, quantity]) => ({ variantId, quantity })),
  )
  const taken = new Set(allocated.map(({ variantId }) => variantId))
  const shortages = await shortagesAmong(
    tx,
    [...wanted].filter(([variantId]) => !taken.has(variantId)),
  )
  if (shortages.length > 0) return shortages
  if (allocated.length === 0) return []

  await insertMovements(
    tx.db,
    allocated.map(({ variantId, workspaceId }) => ({
      ...{ id: newId('mov'), workspaceId, variantId, kind: 'allocated' as const },
      ...{ onHandDelta: 0, allocatedDelta: wanted.get(variantId) ?? 0 },
      ...{ referenceType: reference.type, referenceId: reference.id, movedAt: tx.now },
    })),
  )
  announce(tx, ...allocated.flatMap((row) => factsOf(row, row.available + (wanted.get(row.variantId) ?? 0))))
  return []
}

/** What could not be allocated and is tracked: an untracked variant is never short. */
async function shortagesAmong(tx: Tx, missing: readonly (readonly [string, number])[]): Promise<Shortage[]> {
  if (missing.length === 0) return []
  const stock = new Map(
    (
      await stockByVariant(
        tx.db,
        missing.map(([variantId]) => variantId),
      )
    ).map((row) => [row.variantId, row]),
  )
  return missing.flatMap(([variantId, quantity]) => {
    const row = stock.get(variantId)
    return row ? [{ variantId, wanted: quantity, left: Math.max(row.available, 0) }] : []
  })
}

function factsOf({ productId, variantId, workspaceId, available, reorderPoint }: StockRow, before: number) {
  const changed = stockChanged({ productId, variantId, workspaceId, before, after: available })
  return becameLow(before, available, reorderPoint)
    ? [changed, stockLow({ productId, variantId, workspaceId, available, reorderPoint })]
    : [changed]
}
