/** Manual stock adjustments. Each is recorded as a movement with the user's id. */
import { stockChanged, stockLow } from '#events/inventory.ts'
import { Failure } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import {
  deleteStock,
  insertStock,
  loadAllocations,
  lockStockRows,
  removeFromWarehouses,
  type StockCounts,
  updateStock,
} from './adjust-stock.sql.ts'
import { mainWarehouse } from './receive-stock.ts'
import { becameLow, UNTRACKED_AVAILABLE } from './stock.rules.ts'
import { addToItem, insertMovements } from './stock.sql.ts'

/** `to` null: stop tracking. `seen`: the stock the user saw when typing; null: `onHand` is absolute. */
export type StockAdjustment = {
  productId: string
  variantId: string
  sku: string
  to: { onHand: number; seen: number | null; reorderPoint: number } | null
}

/** The user who adjusts the stock, and the workspace that owns it. */
type Adjuster = { workspaceId: string; actor: string }

/**
 * Adjusts the stock of variants. Applies the difference to the number the user saw, so that sales and receipts since then are
 * kept. Stops tracking variants that become untracked or are about to be deleted, and releases their allocations. Fails with
 * STOCK_PROMISED if less would be left than is allocated and held.
 */
export async function adjustStock(tx: Tx, by: Adjuster, adjustments: readonly StockAdjustment[]): Promise<void> {
  const rows = await lockStockRows(
    tx.db,
    adjustments.map(({ variantId }) => variantId),
  )
  const known = new Map(rows.map((row) => [row.variantId, row]))
  await stopTracking(
    tx,
    by.actor,
    adjustments.flatMap(({ variantId, to }) => (to === null ? (known.get(variantId) ?? []) : [])),
  )
  for (const adjustment of [...adjustments].sort((a, b) => (a.variantId < b.variantId ? -1 : 1))) {
    const { variantId, to } = adjustment
    if (to === null) continue
    const row = known.get(variantId)
    if (row) await applyAdjustment(tx, by, row, adjustment, to)
    else await startTracking(tx, by, adjustment, to)
  }
}

async function stopTracking(tx: Tx, actor: string, rows: readonly StockCounts[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ variantId }) => variantId)
  const workspaces = new Map(rows.map(({ variantId, workspaceId }) => [variantId, workspaceId]))
  const released = (await loadAllocations(tx.db, ids)).map(({ variantId, quantity, referenceType, referenceId }) => ({
    id: newId('mov'),
    workspaceId: workspaces.get(variantId) ?? '',
    variantId,
    kind: 'released' as const,
    onHandDelta: 0,
    allocatedDelta: -quantity,
    referenceType,
    referenceId,
    movedAt: tx.now,
    actor,
  }))
  const removed = rows.map(({ variantId, workspaceId, onHand }) => ({
    id: newId('mov'),
    workspaceId,
    variantId,
    kind: 'adjusted' as const,
    onHandDelta: -onHand,
    allocatedDelta: 0,
    referenceType: 'untracked',
    referenceId: variantId,
    movedAt: tx.now,
    actor,
  }))
  await insertMovements(tx.db, [...released, ...removed])
  await deleteStock(tx.db, ids)
  const say = ({ productId, variantId, workspaceId, onHand, allocated, held }: StockCounts) =>
    stockChanged({ productId, variantId, workspaceId, before: onHand - allocated - held, after: UNTRACKED_AVAILABLE })
  publish(tx, ...rows.map(say))
}

type TargetStock = NonNullable<StockAdjustment['to']>

async function applyAdjustment(
  tx: Tx,
  { workspaceId, actor }: Adjuster,
  row: StockCounts,
  { productId, sku }: StockAdjustment,
  to: TargetStock,
): Promise<void> {
  const { variantId, allocated, held, reorderPoint } = row
  const onHand = Math.max(0, row.onHand + to.onHand - (to.seen ?? row.onHand))
  const delta = onHand - row.onHand
  if (delta === 0 && reorderPoint === to.reorderPoint) return
  if (delta < 0 && onHand < allocated + held) throw new Failure('STOCK_PROMISED', { sku, promised: allocated + held })
  await updateStock(tx.db, [{ variantId, onHand, reorderPoint: to.reorderPoint }])
  if (delta === 0) return
  if (delta < 0) await removeFromWarehouses(tx.db, variantId, -delta)
  else await addUnits(tx, { productId, workspaceId, variantId, quantity: delta })
  await insertMovements(tx.db, [
    {
      id: newId('mov'),
      workspaceId,
      variantId,
      kind: 'adjusted',
      onHandDelta: delta,
      allocatedDelta: 0,
      referenceType: 'product',
      referenceId: productId,
      movedAt: tx.now,
      actor,
    },
  ])
  const before = row.onHand - allocated - held
  const after = onHand - allocated - held
  publish(tx, stockChanged({ productId, variantId, workspaceId, before, after }))
  if (becameLow(before + held, after + held, to.reorderPoint))
    publish(tx, stockLow({ productId, variantId, workspaceId, available: after + held, reorderPoint: to.reorderPoint }))
}

async function startTracking(
  tx: Tx,
  { workspaceId, actor }: Adjuster,
  { productId, variantId }: StockAdjustment,
  { onHand, reorderPoint }: TargetStock,
): Promise<void> {
  await addUnits(tx, { productId, workspaceId, variantId, quantity: onHand })
  await insertStock(tx.db, { variantId, productId, workspaceId, onHand, reorderPoint }, tx.now)
  await insertMovements(tx.db, [
    {
      id: newId('mov'),
      workspaceId,
      variantId,
      kind: 'adjusted',
      onHandDelta: onHand,
      allocatedDelta: 0,
      referenceType: 'product',
      referenceId: productId,
      movedAt: tx.now,
      actor,
    },
  ])
  publish(tx, stockChanged({ productId, variantId, workspaceId, before: 0, after: onHand }))
}

async function addUnits(tx: Tx, units: { productId: string; workspaceId: string; variantId: string; quantity: number }): Promise<void> {
  await addToItem(tx.db, { ...units, id: newId('inv'), warehouseId: await mainWarehouse(tx, units.workspaceId) })
}
