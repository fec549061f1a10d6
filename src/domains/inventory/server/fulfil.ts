import { stockChanged } from '#events/inventory.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { type Allocation, closeAllocations, loadOpenAllocations } from './allocations.sql.ts'
import { sumDemand, type Units } from './bundles.rules.ts'
import { changeItems } from './change-items.ts'
import { blockExpired } from './lots/block-expired.ts'
import { type ChosenLot, placeChosen } from './lots/chosen-lots.ts'
import { loadMovedLots, type MovedLot } from './lots/lots.sql.ts'
import type { Reference } from './move.ts'
import { moveStock } from './move-stock.ts'
import { type LockedStock, lockStockRows, updateStock } from './moves.sql.ts'
import { receiveStock } from './receive-stock.ts'
import { loadStockByVariant } from './stock.sql.ts'

/** A batch or serial number of shipped units. */
export type ShippedLot = { variantId: string; number: string; expiresOn: string | null; quantity: number }

/**
 * Ships units allocated to `reference` from where they are allocated. Ignores units that were not, because the variant was untracked. Returns
 * the lots of variants that are kept in lots: those that were chosen, and of the rest those that expire first.
 */
export async function shipAllocated(
  tx: Tx,
  lines: readonly Units[],
  reference: Reference,
  chosen: readonly ChosenLot[] = [],
): Promise<ShippedLot[]> {
  const { locked, taken } = await lockAllocated(tx, lines, reference)
  if (taken.length === 0) return []
  await closeAllocations(tx.db, 'shipped', reference, taken)
  const inLots = [...locked.values()].flatMap(({ variantId, lots }) => (lots === 'none' ? [] : variantId))
  const parts = chosen.length > 0 ? await placeChosen(tx, locked, taken, chosen) : taken
  const before = inLots.length > 0 ? await loadMovedLots(tx.db, reference, 'shipped', inLots) : []
  await moveStock(
    tx,
    locked,
    parts.map(({ variantId, warehouseId, quantity, ...named }) => ({
      variantId,
      from: warehouseId,
      to: 'customer',
      quantity,
      allocated: quantity,
      kind: 'shipped',
      reference,
      ...named,
    })),
  )
  return inLots.length > 0 ? sinceThen(before, await loadMovedLots(tx.db, reference, 'shipped', inLots)) : []
}

/** The reference may have got units of the same lots before. */
function sinceThen(before: readonly MovedLot[], after: readonly MovedLot[]): ShippedLot[] {
  return after.flatMap(({ variantId, lotId, number, expiresOn, quantity }) => {
    const more = quantity - (before.find((lot) => lot.lotId === lotId)?.quantity ?? 0)
    return more > 0 ? [{ variantId, number, expiresOn, quantity: more }] : []
  })
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
  const inLots = [...units.keys()].filter((id) => locked.get(id)?.lots !== 'none')
  if (inLots.length > 0) await blockExpired(tx, inLots)
}

/**
 * Puts units that a customer returned into the default warehouse, as the lots that left with the order `origin`. Untracked variants stay
 * untracked.
 */
export async function restock(tx: Tx, lines: readonly Units[], reference: Reference, origin: Reference): Promise<void> {
  const units = sumDemand(lines)
  const tracked = await loadStockByVariant(tx.db, [...units.keys()])
  for (const [, rows] of Map.groupBy(tracked, ({ workspaceId }) => workspaceId))
    await receiveStock(
      tx,
      ...rows.map(({ variantId, productId, workspaceId }) => {
        const quantity = units.get(variantId) ?? 0
        return { workspaceId, productId, variantId, quantity, from: 'customer' as const, reference, origin }
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
