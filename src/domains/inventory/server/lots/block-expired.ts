import { stockChanged } from '#events/inventory.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { loadItems } from '../adjust-stock.sql.ts'
import { changeItems } from '../change-items.ts'
import { type LockedStock, lockStockRows, updateStock } from '../moves.sql.ts'
import { findVariantsToBlock } from './list-lots.sql.ts'
import { dayOf, unitsToBlock } from './lots.rules.ts'
import { addBlocks, type BlockChange, loadExpiredUnits, releaseBlocks } from './lots.sql.ts'

/**
 * Allocates the expired units of these variants to their lots, so that nobody can have them, and releases units that aren't expired any
 * more. `none`: releases all. The stock of the variants is locked.
 */
export async function blockExpired(tx: Tx, variantIds: readonly string[], { none = false } = {}): Promise<void> {
  const today = dayOf(tx.now)
  const units = await loadExpiredUnits(tx.db, variantIds, today)
  if (units.length === 0) return
  const ids = [...new Set(units.map(({ variantId }) => variantId))]
  const locked = await lockStockRows(tx.db, ids)
  const items = (await loadItems(tx.db, ids)).map((item) => ({ ...item, allocated: item.quantity - item.free }))
  const changes = [...locked.values()].flatMap((stock): BlockChange[] => {
    const ofVariant = <Row extends { variantId: string }>(rows: readonly Row[]) =>
      rows.filter(({ variantId }) => variantId === stock.variantId)
    return unitsToBlock(ofVariant(units), stock, ofVariant(items), none ? null : today).flatMap(({ lot, target }) =>
      target === lot.blocked
        ? []
        : [
            {
              workspaceId: stock.workspaceId,
              variantId: stock.variantId,
              lotId: lot.lotId,
              warehouseId: lot.warehouseId,
              quantity: target - lot.blocked,
            },
          ],
    )
  })
  if (changes.length > 0) await apply(tx, locked, changes)
}

async function apply(tx: Tx, locked: ReadonlyMap<string, LockedStock>, changes: readonly BlockChange[]): Promise<void> {
  await addBlocks(
    tx.db,
    changes.filter(({ quantity }) => quantity > 0),
    tx.now,
  )
  await releaseBlocks(
    tx.db,
    changes.flatMap((change) => (change.quantity < 0 ? [{ ...change, quantity: -change.quantity }] : [])),
  )
  await changeItems(
    tx,
    locked,
    changes.map(({ variantId, warehouseId, quantity }) => ({ variantId, warehouseId, quantity: 0, allocated: quantity })),
  )
  const sums = new Map<string, number>()
  for (const { variantId, quantity } of changes) sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  await updateStock(
    tx.db,
    [...sums].map(([variantId, allocated]) => ({ variantId, onHand: 0, allocated, valueMinor: 0 })),
  )
  for (const [variantId, blocked] of sums) {
    const stock = locked.get(variantId)
    if (!stock || blocked === 0) continue
    const { productId, workspaceId, onHand, allocated, held } = stock
    const before = onHand - allocated - held
    publish(tx, stockChanged({ productId, variantId, workspaceId, before, after: before - blocked }))
  }
}

/** Blocks what has expired in all workspaces. */
export async function blockAllExpired(tx: Tx): Promise<void> {
  const ids = await findVariantsToBlock(tx.db, dayOf(tx.now))
  if (ids.length === 0) return
  await lockStockRows(tx.db, ids)
  await blockExpired(tx, ids)
}
