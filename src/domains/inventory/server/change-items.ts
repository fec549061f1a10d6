/** The rows of stock per warehouse: their units, allocated units, and the events of their reorder points. */
import { stockLow } from '#events/inventory.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { DEFAULT_REORDER_POINT } from '../contract.ts'
import { type ItemAfterChange, type ItemChange, insertItems, type LockedStock, updateItems } from './moves.sql.ts'
import { becameLow } from './stock.rules.ts'

/**
 * Changes the rows of locked stock, adds missing ones, and publishes `stockLow` for those that fell to their reorder point. Units held by
 * payments don't make stock low.
 */
export async function changeItems(
  tx: Tx,
  locked: ReadonlyMap<string, LockedStock>,
  changes: readonly ItemChange[],
  { quietly = false } = {},
): Promise<void> {
  const summed = sumChanges(changes)
  const after = await updateItems(tx.db, summed)
  const missing = summed.filter((change) => !after.some((row) => isSameRow(row, change)))
  if (missing.length > 0)
    await insertItems(
      tx.db,
      missing.map(({ variantId, warehouseId, quantity }) => {
        const { workspaceId, productId, sku } = requireLocked(locked, variantId)
        return { id: newId('inv'), workspaceId, productId, variantId, warehouseId, sku, quantity, reorderPoint: DEFAULT_REORDER_POINT }
      }),
    )
  for (const row of quietly ? [] : after) {
    const change = summed.find((one) => isSameRow(one, row))
    if (change) publish(tx, ...lowEvents(requireLocked(locked, row.variantId), row, change))
  }
}

function lowEvents({ productId, workspaceId }: LockedStock, row: ItemAfterChange, change: ItemChange) {
  const { variantId, warehouseId, free, reorderPoint } = row
  const before = free - change.quantity + change.allocated
  return becameLow(before, free, reorderPoint)
    ? [stockLow({ productId, variantId, workspaceId, warehouseId, available: free, reorderPoint })]
    : []
}

function sumChanges(changes: readonly ItemChange[]): ItemChange[] {
  const sums = new Map<string, ItemChange>()
  for (const { variantId, warehouseId, quantity, allocated } of changes) {
    const key = `${variantId} ${warehouseId}`
    const sum = sums.get(key) ?? { variantId, warehouseId, quantity: 0, allocated: 0 }
    sums.set(key, { ...sum, quantity: sum.quantity + quantity, allocated: sum.allocated + allocated })
  }
  return [...sums.values()]
}

type RowKey = Pick<ItemChange, 'variantId' | 'warehouseId'>
const isSameRow = (a: RowKey, b: RowKey) => a.variantId === b.variantId && a.warehouseId === b.warehouseId

export function requireLocked(locked: ReadonlyMap<string, LockedStock>, variantId: string): LockedStock {
  const row = locked.get(variantId)
  if (!row) throw new Error(`the stock of ${variantId} isn't locked`)
  return row
}
