import { stockChanged } from '#events/inventory.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { type Allocation, closeAllocations, loadOpenAllocations } from './allocations.sql.ts'
import { sumDemand, type Units } from './bundles.rules.ts'
import { changeItems, moveStock, type Reference } from './move-stock.ts'
import { type LockedStock, lockStockRows, updateStock } from './moves.sql.ts'
import { receiveStock } from './receive-stock.ts'
import { loadStockByVariant } from './stock.sql.ts'

/** Ships units allocated to `reference` from where they are allocated. Ignores units that were not, because the variant was untracked. */
export async function shipAllocated(tx: Tx, lines: readonly Units[], reference: Reference): Promise<void> {
  const { locked, taken } = await lockAllocated(tx, lines, reference)
  if (taken.length === 0) return
  await closeAllocations(tx.db, 'shipped', reference, taken)
  await moveStock(
    tx,
    locked,
    taken.map(({ variantId, warehouseId, quantity }) => ({
      variantId,
      from: warehouseId,
      to: 'customer',
      quantity,
      allocated: quantity,
      kind: 'shipped',
      reference,
    })),
  )
}

/** Releases units allocated to `reference`. Ignores units that are no longer allocated, so that a repeated call releases nothing. */
export async function releaseAllocated(tx: Tx, lines: readonly Units[], reference: Reference): Promise<void> {
  const { locked, taken } = await lockAllocated(tx, lines, reference)
  if (taken.length === 0) return
  await closeAllocations(tx.db, 'released', reference, taken)
  await changeItems(
    tx,
    locked,
    taken.map(({ variantId, warehouseId, quantity }) => ({ variantId, warehouseId, quantity: 0, allocated: -quantity })),
  )
  const units = sumByVariant(taken)
  await updateStock(
    tx.db,
    [...units].map(([variantId, quantity]) => ({ variantId, onHand: 0, allocated: -quantity, valueMinor: 0 })),
  )
  for (const [variantId, quantity] of units) {
    const { productId, workspaceId, onHand, allocated, held } = locked.get(variantId) as LockedStock
    const before = onHand - allocated - held
    publish(tx, stockChanged({ productId, variantId, workspaceId, before, after: before + quantity }))
  }
}

/** Puts units that a customer returned into the default warehouse. Untracked variants stay untracked. */
export async function restock(tx: Tx, lines: readonly Units[], reference: Reference): Promise<void> {
  const units = sumDemand(lines)
  const tracked = await loadStockByVariant(tx.db, [...units.keys()])
  for (const [, rows] of Map.groupBy(tracked, ({ workspaceId }) => workspaceId))
    await receiveStock(
      tx,
      ...rows.map(({ variantId, productId, workspaceId }) => {
        const quantity = units.get(variantId) ?? 0
        return { workspaceId, productId, variantId, quantity, from: 'customer' as const, reference }
      }),
    )
}

/** Locks the stock of the lines and finds the allocations that their units are taken from, oldest first. */
async function lockAllocated(
  tx: Tx,
  lines: readonly Units[],
  reference: Reference,
): Promise<{ locked: Map<string, LockedStock>; taken: Allocation[] }> {
  const wanted = sumDemand(lines)
  const locked = await lockStockRows(tx.db, [...wanted.keys()])
  if (locked.size === 0) return { locked, taken: [] }
  const open = await loadOpenAllocations(tx.db, [...locked.keys()], reference)
  const taken = open.flatMap((allocation) => {
    const left = wanted.get(allocation.variantId) ?? 0
    const quantity = Math.min(left, allocation.quantity)
    wanted.set(allocation.variantId, left - quantity)
    return quantity > 0 ? [{ ...allocation, quantity }] : []
  })
  return { locked, taken }
}

function sumByVariant(taken: readonly Allocation[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { variantId, quantity } of taken) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  return sums
}
