import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { VariantStockView } from '../../contract.ts'
import { loadItems } from '../adjust-stock.sql.ts'
import { insertAllocations, loadOpenAllocations } from '../allocations.sql.ts'
import { changeItems } from '../change-items.ts'
import { blockExpired } from '../lots/block-expired.ts'
import { EXPIRED } from '../lots/lots.sql.ts'
import type { Reference } from '../move.ts'
import { lockStockRows } from '../moves.sql.ts'
import { loadVariantStock } from '../reads/variant-stock.ts'
import { requireStocked } from '../require-stocked.ts'
import { requireWarehouses } from '../warehouses/default-warehouse.ts'
import { reduceAllocation } from './changes.sql.ts'

type AllocationMove = { variantId: string; reference: Reference; fromWarehouseId: string; toWarehouseId: string; quantity: number }

/** Fails with NOT_FOUND, SAME_WAREHOUSE, with NOT_ALLOCATED and what is, and with NOT_ENOUGH_STOCK of the other warehouse. */
export async function moveAllocation(
  ctx: WorkspaceContext,
  { variantId, reference, fromWarehouseId, toWarehouseId, quantity }: AllocationMove,
): Promise<VariantStockView> {
  const { workspaceId } = ctx.membership
  if (fromWarehouseId === toWarehouseId) throw new Failure('SAME_WAREHOUSE')
  // Expired units stay where they are.
  if (reference.type === EXPIRED) throw new Failure('NOT_ALLOCATED', { allocated: 0 })
  return transact(ctx, async (tx) => {
    await requireStocked(tx.db, workspaceId, [variantId])
    await requireWarehouses(tx, workspaceId, [fromWarehouseId, toWarehouseId])
    const locked = await lockStockRows(tx.db, [variantId])
    const sku = locked.get(variantId)?.sku
    if (sku === undefined) throw notFound()
    const open = await loadOpenAllocations(tx.db, [variantId], reference)
    const allocated = open.find(({ warehouseId }) => warehouseId === fromWarehouseId)?.quantity ?? 0
    if (allocated < quantity) throw new Failure('NOT_ALLOCATED', { allocated })
    const available = (await loadItems(tx.db, [variantId])).find(({ warehouseId }) => warehouseId === toWarehouseId)?.free ?? 0
    if (available < quantity) throw new Failure('NOT_ENOUGH_STOCK', { lines: [{ variantId, sku, wanted: quantity, available }] })
    await reduceAllocation(tx.db, reference, { variantId, warehouseId: fromWarehouseId, quantity })
    await insertAllocations(tx.db, reference, [{ variantId, warehouseId: toWarehouseId, quantity, workspaceId }], tx.now)
    await changeItems(tx, locked, [
      { variantId, warehouseId: fromWarehouseId, quantity: 0, allocated: -quantity },
      { variantId, warehouseId: toWarehouseId, quantity: 0, allocated: quantity },
    ])
    if (locked.get(variantId)?.lots !== 'none') await blockExpired(tx, [variantId])
    return loadVariantStock(tx, variantId, ctx.language)
  })
}
