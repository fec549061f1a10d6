import { stockChanged } from '#facts/inventory.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { addToItem, addToStock, insertMovements, insertWarehouse, warehouseNamed } from './stock.sql.ts'

/** Where stock goes when nobody names a warehouse. */
export const MAIN_WAREHOUSE = 'Main'
/** The reorder point of a new stock row (spec §9). */
export const DEFAULT_REORDER_POINT = 5

export type Receipt = {
  workspaceId: string
  productId: string
  variantId: string
  quantity: number
  reorderPoint?: number
  /** What it came with; without one it stands for itself. */
  reference?: { type: string; id: string }
}

/** Puts units into the workspace's main warehouse; tracks the variant from now on, also at quantity 0. */
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
      ...{ id: newId('mov'), workspaceId, variantId, kind: 'received', onHandDelta: quantity, allocatedDelta: 0 },
      ...{ referenceType: reference?.type ?? 'receipt', referenceId: reference?.id ?? received.id, movedAt: tx.now },
    },
  ])
  announce(tx, stockChanged({ productId, variantId, workspaceId, before: available - quantity, after: available }))
}

/** Made when it is first needed. */
export async function mainWarehouse(tx: Tx, workspaceId: string): Promise<string> {
  const known = await warehouseNamed(tx.db, workspaceId, MAIN_WAREHOUSE)
  if (known) return known
  return insertWarehouse(tx.db, { id: newId('wh'), workspaceId, name: MAIN_WAREHOUSE })
}
