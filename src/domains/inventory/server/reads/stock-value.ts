import type { WorkspaceContext } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import type { StockValueView } from '../../contract.ts'
import { loadWarehouseNames } from '../warehouses/warehouses.sql.ts'
import { loadDailyChanges, loadValueNow, loadWarehouseValues } from './stock-value.sql.ts'
import { addDays, sumAfter, valueDays } from './value-days.rules.ts'

/** `on` in the future is today. */
export async function getStockValue(
  { services, membership: { workspaceId } }: WorkspaceContext,
  { on, days }: { on?: string | undefined; days: number },
): Promise<StockValueView> {
  const { db } = services
  const today = services.now().toISOString().slice(0, 10)
  const last = on !== undefined && on < today ? on : today
  const now = await loadValueNow(db, workspaceId)
  const changes = await loadDailyChanges(db, workspaceId, new Date(`${addDays(last, 1 - days)}T00:00:00Z`))
  const values = new Map((await loadWarehouseValues(db, workspaceId)).map(({ warehouseId, valueMinor }) => [warehouseId, valueMinor]))
  const warehouses = await loadWarehouseNames(db, workspaceId)
  const after = (of: (change: (typeof changes)[number]) => number) =>
    sumAfter(
      changes.map((change) => ({ day: change.day, valueMinor: of(change) })),
      last,
    )
  const series = valueDays(now.valueMinor + now.inTransitMinor, changes, last, days)
  return {
    total: money(series.at(-1)?.valueMinor ?? 0),
    inTransit: money(now.inTransitMinor - after(({ transitMinor }) => transitMinor)),
    units: now.units + now.inTransit - after(({ units }) => units),
    warehouses: warehouses.map((warehouse) => ({ warehouse, value: money(values.get(warehouse.id) ?? 0) })),
    days: series.map(({ day, valueMinor }) => ({ day, value: money(valueMinor) })),
  }
}
