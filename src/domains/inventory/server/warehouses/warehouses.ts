import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import type { WarehouseView } from '../../contract.ts'
import { loadWarehouseSums } from '../sums.sql.ts'
import { loadWarehouses } from './warehouses.sql.ts'

export async function listWarehouses(ctx: WorkspaceContext): Promise<{ items: WarehouseView[] }> {
  return { items: await loadWarehouseViews(ctx.services.db, ctx.membership.workspaceId) }
}

export async function loadWarehouseViews(db: Db, workspaceId: string): Promise<WarehouseView[]> {
  const warehouses = await loadWarehouses(db, workspaceId)
  const sums = await loadWarehouseSums(db, workspaceId)
  return warehouses.map((row) => {
    const { variants = 0, units = 0, low = 0, valueMinor = 0 } = sums.get(row.id) ?? {}
    return { ...row, variants, onHand: units, low, value: money(valueMinor) }
  })
}

/** Fails with NOT_FOUND. */
export async function loadWarehouseView(db: Db, workspaceId: string, warehouseId: string): Promise<WarehouseView> {
  const found = (await loadWarehouseViews(db, workspaceId)).find(({ id }) => id === warehouseId)
  if (!found) throw notFound()
  return found
}
