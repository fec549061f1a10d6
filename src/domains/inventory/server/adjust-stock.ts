/** Manual changes of stock that name no warehouse: those of the product form, of product files, and of deleted products. */
import { stockChanged } from '#events/inventory.ts'
import { Failure } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { LotTracking } from '../contract.ts'
import { deleteStock, findInTransit, type ItemUnits, loadItems, updateReorderPoints, updateSkus } from './adjust-stock.sql.ts'
import { releaseAllAllocations } from './allocations.sql.ts'
import { changeItems } from './change-items.ts'
import { changeTracking } from './lots/change-tracking.ts'
import type { Move } from './move.ts'
import { moveStock } from './move-stock.ts'
import { type LockedStock, lockStockRows } from './moves.sql.ts'
import { lockTracked } from './receive-stock.ts'
import { UNTRACKED_AVAILABLE } from './stock.rules.ts'
import { defaultWarehouse, requireWarehouses } from './warehouses/default-warehouse.ts'

/** `to` null: stop tracking. `lots`: what its units belong to from now on; missing: what they do. `seen`: the units the user saw when typing; null: `onHand` is absolute. */
export type StockAdjustment = {
  productId: string
  variantId: string
  sku: string
  to: { onHand: number; seen: number | null; reorderPoint: number; lots?: LotTracking | undefined } | null
}

type TargetStock = NonNullable<StockAdjustment['to']>
type Target = Omit<StockAdjustment, 'to'> & { to: TargetStock }

/** The user who adjusts the stock, and the workspace that owns it. */
type Adjuster = { workspaceId: string; actor: string }

/**
 * Adjusts the stock of variants in the default warehouse. Applies the difference to the number the user saw, so that sales and receipts
 * since then are kept. Stops tracking variants that become untracked or are about to be deleted, and releases their allocations. Fails with
 * STOCK_PROMISED if less would be left than is allocated there, or allocated and held everywhere, with STOCK_IN_TRANSIT when it would forget
 * units on their way, and as `lotFailure` says.
 */
export async function adjustStock(tx: Tx, by: Adjuster, adjustments: readonly StockAdjustment[]): Promise<void> {
  const ending = adjustments.filter(({ to }) => to === null)
  const targets = adjustments.flatMap(({ to, ...rest }): Target[] => (to === null ? [] : [{ ...rest, to }]))
  const main = targets.length > 0 ? await defaultWarehouse(tx, by.workspaceId) : null
  if (main !== null) await requireWarehouses(tx, by.workspaceId, [main])
  await lockStockRows(
    tx.db,
    adjustments.map(({ variantId }) => variantId),
  )
  await stopTracking(tx, by.actor, ending)
  if (main !== null) await applyTargets(tx, by, targets, main)
}

async function stopTracking(tx: Tx, actor: string, ending: readonly StockAdjustment[]): Promise<void> {
  const locked = await lockStockRows(
    tx.db,
    ending.map(({ variantId }) => variantId),
  )
  const ids = [...locked.keys()]
  if (ids.length === 0) return
  const moving = await findInTransit(tx.db, ids)
  if (moving !== null) throw new Failure('STOCK_IN_TRANSIT', { sku: locked.get(moving)?.sku ?? '' })
  const items = await loadItems(tx.db, ids)
  await releaseAllAllocations(tx.db, ids)
  await moveStock(
    tx,
    locked,
    items.map(({ variantId, warehouseId, quantity, free }) => ({
      variantId,
      from: warehouseId,
      to: 'loss',
      quantity,
      allocated: quantity - free,
      anyLot: true,
      kind: 'untracked',
      reference: { type: 'untracked', id: variantId },
      actor,
    })),
    { quietly: true },
  )
  await deleteStock(tx.db, ids)
  const say = ({ productId, variantId, workspaceId, onHand, allocated, held }: LockedStock) =>
    stockChanged({ productId, variantId, workspaceId, before: onHand - allocated - held, after: UNTRACKED_AVAILABLE })
  publish(tx, ...[...locked.values()].map(say))
}

async function applyTargets(tx: Tx, { workspaceId, actor }: Adjuster, targets: readonly Target[], main: string): Promise<void> {
  const ids = targets.map(({ variantId }) => variantId)
  const { locked: tracked, started } = await lockTracked(
    tx,
    targets.map(({ productId, variantId, to: { reorderPoint } }) => ({ workspaceId, productId, variantId, reorderPoint })),
    main,
  )
  const locked = await changeLots(tx, tracked, targets, actor)
  const items = Map.groupBy(await loadItems(tx.db, ids), ({ variantId }) => variantId)
  await nameRows(tx, locked, targets, items, main)
  await moveStock(
    tx,
    locked,
    targets.flatMap((target) => {
      const stock = locked.get(target.variantId)
      const row = items.get(target.variantId)?.find(({ warehouseId }) => warehouseId === main)
      return stock ? toMoves(stock, row ?? { quantity: 0, free: 0 }, target, main, actor) : []
    }),
  )
  // Moved units publish it themselves.
  const withoutUnits = targets.filter(({ variantId, to }) => to.onHand === 0 && started.has(variantId))
  publish(tx, ...withoutUnits.map(({ variantId, productId }) => stockChanged({ productId, variantId, workspaceId, before: 0, after: 0 })))
}

async function changeLots(
  tx: Tx,
  locked: ReadonlyMap<string, LockedStock>,
  targets: readonly Target[],
  actor: string,
): Promise<Map<string, LockedStock>> {
  const changed = new Map(locked)
  for (const { variantId, to } of targets) {
    const stock = locked.get(variantId)
    if (stock && to.lots !== undefined) changed.set(variantId, await changeTracking(tx, stock, to.lots, { actor }))
  }
  return changed
}

/** SKUs and reorder points that differ. A variant that is in other warehouses only gets a row in the default one. */
async function nameRows(
  tx: Tx,
  locked: ReadonlyMap<string, LockedStock>,
  targets: readonly Target[],
  items: ReadonlyMap<string, readonly ItemUnits[]>,
  main: string,
): Promise<void> {
  const rows = targets.map(({ variantId, sku, to: { reorderPoint } }) => ({ variantId, sku, reorderPoint }))
  const missing = rows.filter(({ variantId }) => !items.get(variantId)?.some(({ warehouseId }) => warehouseId === main))
  if (missing.length > 0)
    await changeItems(
      tx,
      locked,
      missing.map(({ variantId }) => ({ variantId, warehouseId: main, quantity: 0, allocated: 0 })),
    )
  const renamed = rows.filter(({ variantId, sku }) => locked.get(variantId)?.sku !== sku)
  if (renamed.length > 0) await updateSkus(tx.db, renamed)
  const repointed = rows.filter(({ variantId, reorderPoint }) => locked.get(variantId)?.reorderPoint !== reorderPoint)
  if (repointed.length > 0) await updateReorderPoints(tx.db, repointed, main)
}

/** `row`: the units in the default warehouse. */
function toMoves(
  { variantId, onHand, allocated, held }: LockedStock,
  row: Pick<ItemUnits, 'quantity' | 'free'>,
  { sku, productId, to }: Target,
  main: string,
  actor: string,
): Move[] {
  const quantity = Math.max(0, row.quantity + to.onHand - (to.seen ?? row.quantity))
  const delta = quantity - row.quantity
  const promised = Math.max(row.quantity - row.free, allocated + held - (onHand - row.quantity))
  if (delta < 0 && quantity < promised) throw new Failure('STOCK_PROMISED', { sku, promised })
  const move = { variantId, kind: 'adjusted' as const, reference: { type: 'product', id: productId }, actor }
  return [{ ...move, from: delta < 0 ? main : 'loss', to: delta < 0 ? 'loss' : main, quantity: Math.abs(delta) }]
}
