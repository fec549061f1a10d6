import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { MAX_WAREHOUSES, type WarehouseInput, type WarehouseView } from '../../contract.ts'
import { insertWarehouse, lockWarehouses } from './warehouses.sql.ts'
import { loadWarehouseView } from './warehouses.ts'

/** It comes last in priority; the first one is the default. Fails with NAME_TAKEN and TOO_MANY_WAREHOUSES. */
export async function createWarehouse(ctx: WorkspaceContext, input: WarehouseInput): Promise<WarehouseView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const known = await lockWarehouses(tx.db, workspaceId)
    if (known.length >= MAX_WAREHOUSES) throw new Failure('TOO_MANY_WAREHOUSES', { most: MAX_WAREHOUSES })
    const priority = Math.max(0, ...known.map((warehouse) => warehouse.priority)) + 1
    const warehouse = { ...input, id: newId('wh'), workspaceId, priority, isDefault: known.length === 0, createdAt: tx.now }
    if (!(await insertWarehouse(tx.db, warehouse))) throw new Failure('NAME_TAKEN')
    await tx.services.search.add(tx, 'warehouse', [warehouse.id])
    return loadWarehouseView(tx.db, workspaceId, warehouse.id)
  })
}
