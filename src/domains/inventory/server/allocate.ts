import { stockChanged } from '#events/inventory.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { insertAllocations, loadCandidates } from './allocations.sql.ts'
import { sumDemand, type Units } from './bundles.rules.ts'
import { changeItems } from './change-items.ts'
import { chooseWarehouses, type Destination } from './choose-warehouses.rules.ts'
import { lockHeldUnits, retryAfterExpiry } from './hold-stock.ts'
import { replaceHolds } from './holds.sql.ts'
import type { Reference } from './move.ts'
import { lockStockRows } from './moves.sql.ts'
import { findShortages, type Shortage } from './shortages.ts'
import { allocateStock, type StockRow } from './stock.sql.ts'

/**
 * Allocates units to `reference`, using and releasing the holds of `holder`, in the warehouses that suit `shipTo` best. Bundles are
 * allocated as their parts, and units of the same variant are added up first. If it returns shortages, the caller must throw, so that the
 * transaction rolls back.
 */
export async function allocate(
  tx: Tx,
  lines: readonly Units[],
  reference: Reference,
  holder: string | null = null,
  shipTo: Destination | null = null,
): Promise<Shortage[]> {
  const wanted = sumDemand(lines)
  const own = holder === null ? new Map<string, number>() : await lockHeldUnits(tx, holder, [...wanted.keys()])
  const demand = [...new Set([...wanted.keys(), ...own.keys()])].map((variantId) => {
    const quantity = wanted.get(variantId) ?? 0
    return { variantId, quantity, wanted: quantity, own: own.get(variantId) ?? 0 }
  })
  const rows = await allocateStock(tx.db, demand)
  const missing = () => demand.filter(({ variantId }) => !rows.some((row) => row.variantId === variantId))
  const again = await retryAfterExpiry(tx, holder, missing())
  if (again.length > 0) rows.push(...(await allocateStock(tx.db, again)))
  for (const { variantId, own: left } of again) own.set(variantId, left)
  const shortages = await findShortages(tx, lines, missing(), holder)
  if (shortages.length > 0) return shortages
  if (holder !== null && own.size > 0) await replaceHolds(tx.db, { owner: holder, client: null }, [], tx.now)

  const tracked = rows.filter(({ variantId }) => wanted.has(variantId))
  const units = new Map(tracked.map(({ variantId }) => [variantId, wanted.get(variantId) ?? 0]))
  await allocateInWarehouses(tx, units, reference, shipTo)
  publish(tx, ...rows.flatMap((row) => stockEventsFor(row, wanted.get(row.variantId) ?? 0, own.get(row.variantId) ?? 0)))
  return []
}

/** Decides which warehouses ship the units that were allocated of each variant. */
async function allocateInWarehouses(
  tx: Tx,
  units: ReadonlyMap<string, number>,
  reference: Reference,
  shipTo: Destination | null,
): Promise<void> {
  if (units.size === 0) return
  const locked = await lockStockRows(tx.db, [...units.keys()])
  const candidates = Map.groupBy(await loadCandidates(tx.db, [...units.keys()]), ({ variantId }) => variantId)
  const allocations = [...units].flatMap(([variantId, quantity]) => {
    const workspaceId = locked.get(variantId)?.workspaceId ?? ''
    return chooseWarehouses(candidates.get(variantId) ?? [], quantity, shipTo).map((taken) => ({ ...taken, variantId, workspaceId }))
  })
  await changeItems(
    tx,
    locked,
    allocations.map(({ variantId, warehouseId, quantity }) => ({ variantId, warehouseId, quantity: 0, allocated: quantity })),
  )
  await insertAllocations(tx.db, reference, allocations, tx.now)
}

function stockEventsFor({ productId, variantId, workspaceId, available }: StockRow, quantity: number, own: number) {
  const before = available + quantity - own
  return before === available ? [] : [stockChanged({ productId, variantId, workspaceId, before, after: available })]
}
