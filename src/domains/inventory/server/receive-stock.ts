import { stockChanged } from '#events/inventory.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { DEFAULT_REORDER_POINT } from '../contract.ts'
import { addToItem, addToStock, findWarehouse, insertMovements, insertWarehouse } from './stock.sql.ts'

/** Name of the warehouse that is used if none is given. */
export const MAIN_WAREHOUSE = 'Main'

export type Receipt = {
  workspaceId: string
  productId: string
  variantId: string
  quantity: number
  reorderPoint?: number
  /** Cause of the movement, such as a return; without one the movement references itself. */
  reference?: { type: string; id: string }
}

/** Adds units to the workspace's main warehouse and starts tracking the variant, also with quantity 0. */
export async function receiveStock(
  tx: Tx,
  { workspaceId, productId, variantId, quantity, reorderPoint = DEFAULT_REORDER_POINT, reference }: Receipt,
): Promise<void> {
  const warehouseId = await mainWarehouse(tx, workspaceId)
  const received = { id: newId('inv'), workspaceId, productId, variantId, warehouseId, quantity }
  await addToItem(tx.db, received)
  const { available } = await addToStock(tx.db, received, reorderPoint, tx.now)
  await insertMovements(tx.db, [
    {
      id: newId('mov'),
      workspaceId,
      variantId,
      kind: 'received',
      onHandDelta: quantity,
      allocatedDelta: 0,
      referenceType: reference?.type ?? 'receipt',
      referenceId: reference?.id ?? received.id,
      movedAt: tx.now,
    },
  ])
  publish(tx, stockChanged({ productId, variantId, workspaceId, before: available - quantity, after: available }))
}

/** Finds the main warehouse, or creates it on first use. */
export async function mainWarehouse(tx: Tx, workspaceId: string): Promise<string> {
  const known = await findWarehouse(tx.db, workspaceId, MAIN_WAREHOUSE)
  if (known) return known
  return insertWarehouse(tx.db, { id: newId('wh'), workspaceId, name: MAIN_WAREHOUSE })
}
