import type { WorkspaceContext } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import type { StockValueView } from '../../contract.ts'
import { loadDaySums, loadWarehouseSums } from '../sums.sql.ts'
import { loadWarehouseNames } from '../warehouses/warehouses.sql.ts'
import { addDays, valueDays } from './value-days.rules.ts'

/** `on` in the future is today. */
export async function getStockValue(
  { services, membership: { workspaceId } }: WorkspaceContext,
  { on, days }: { on?: string | undefined; days: number },
): Promise<StockValueView> {
  const { db } = services
  const today = services.now().toISOString().slice(0, 10)
  const last = on !== undefined && on < today ? on : today
  const changes = await loadDaySums(db, workspaceId, { first: addDays(last, 1 - days), last })
  const sums = await loadWarehouseSums(db, workspaceId)
  const warehouses = await loadWarehouseNames(db, workspaceId)
  const add = (of: (change: (typeof changes)[number]) => number) => changes.reduce((sum, change) => sum + of(change), 0)
  return {
    total: money(add(({ valueMinor }) => valueMinor)),
    inTransit: money(add(({ transitMinor }) => transitMinor)),
    units: add(({ units }) => units),
    warehouses: warehouses.map((warehouse) => ({ warehouse, value: money(sums.get(warehouse.id)?.valueMinor ?? 0) })),
    days: valueDays(changes, last, days).map(({ day, valueMinor }) => ({ day, value: money(valueMinor) })),
  }
}
