import { stockChanged, stockLow } from '#facts/inventory.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { afterExpiry, heldBehindLock } from './hold-stock.ts'
import { replaceHolds } from './holds.sql.ts'
import { type Shortage, shortagesAmong } from './shortages.ts'
import { becameLow, demandOf } from './stock.rules.ts'
import { allocateStock, insertMovements, type StockRow } from './stock.sql.ts'

/**
 * Promises units to `reference`, first of all those that `holder` holds; nothing is held for it after. The same variant may stand in
 * several lines; its demand is added up first. With any shortage nothing must be kept: the caller throws, and the transaction takes
 * everything back.
 */
export async function allocate(
  tx: Tx,
  lines: readonly { variantId: string; quantity: number }[],
  reference: { type: string; id: string },
  holder: string | null = null,
): Promise<Shortage[]> {
  const wanted = demandOf(lines)
  const own = holder === null ? new Map<string, number>() : await heldBehindLock(tx, holder, [...wanted.keys()])
  const demand = [...new Set([...wanted.keys(), ...own.keys()])].map((variantId) => ({
    ...{ variantId, quantity: wanted.get(variantId) ?? 0, own: own.get(variantId) ?? 0 },
  }))
  const rows = await allocateStock(tx.db, demand)
  const missing = () => demand.filter(({ variantId }) => !rows.some((row) => row.variantId === variantId))
  const again = await afterExpiry(tx, holder, missing())
  if (again.length > 0) rows.push(...(await allocateStock(tx.db, again)))
  for (const { variantId, own: left } of again) own.set(variantId, left)
  const shortages = await shortagesAmong(tx, missing(), holder)
  if (shortages.length > 0) return shortages
  if (holder !== null && own.size > 0) await replaceHolds(tx.db, holder, [], tx.now)

  const allocated = rows.filter(({ variantId }) => wanted.has(variantId))
  if (allocated.length > 0) {
    await insertMovements(
      tx.db,
      allocated.map(({ variantId, workspaceId }) => ({
        ...{ id: newId('mov'), workspaceId, variantId, kind: 'allocated' as const },
        ...{ onHandDelta: 0, allocatedDelta: wanted.get(variantId) ?? 0 },
        ...{ referenceType: reference.type, referenceId: reference.id, movedAt: tx.now },
      })),
    )
  }
  announce(tx, ...rows.flatMap((row) => factsOf(row, wanted.get(row.variantId) ?? 0, own.get(row.variantId) ?? 0)))
  return []
}

/** A hold changes what can be sold, not how much there is: stock gets low by what is promised. */
function factsOf({ productId, variantId, workspaceId, available, held, reorderPoint }: StockRow, quantity: number, own: number) {
  const before = available + quantity - own
  const changed = before === available ? [] : [stockChanged({ productId, variantId, workspaceId, before, after: available })]
  return becameLow(available + held + quantity, available + held, reorderPoint)
    ? [...changed, stockLow({ productId, variantId, workspaceId, available: available + held, reorderPoint })]
    : changed
}
