/** Stock as a person of the workspace puts it: a change is a movement with their name on it. */
import { stockChanged, stockLow } from '#facts/inventory.ts'
import { Failure } from '#platform/server/failure.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { mainWarehouse } from '../receive-stock.ts'
import { becameLow } from '../stock.rules.ts'
import { addToItem, insertMovements } from '../stock.sql.ts'
import { deleteStock, lockStockOf, type OwnStockRow, promisedTo, putStock, startStock, takeFromItems } from './adjust.sql.ts'

/** `to` null: not tracked. `seen`: how many lay there when the number was typed; null: the number stands as it is. */
export type StockPut = {
  variantId: string
  sku: string
  to: { onHand: number; seen: number | null; reorderPoint: number } | null
}
export type Whose = { workspaceId: string; productId: string; actor: string }

/** What can be sold of a variant that nobody counts: more than anybody buys. */
const UNCOUNTED = 1_000_000_000

/**
 * Puts the stock of variants of one product. What was sold or received since somebody looked stays so: the difference to what
 * they saw is what counts. Fails with STOCK_PROMISED when less would be left than is promised.
 */
export async function adjustStock(tx: Tx, whose: Whose, puts: readonly StockPut[]): Promise<void> {
  const rows = await lockStockOf(
    tx.db,
    puts.map(({ variantId }) => variantId),
  )
  const known = new Map(rows.map((row) => [row.variantId, row]))
  await stopTracking(
    tx,
    whose.actor,
    puts.flatMap(({ variantId, to }) => (to === null ? (known.get(variantId) ?? []) : [])),
  )
  for (const { variantId, sku, to } of [...puts].sort((a, b) => (a.variantId < b.variantId ? -1 : 1))) {
    if (to === null) continue
    const row = known.get(variantId)
    if (row) await change(tx, whose, row, sku, to)
    else await start(tx, whose, variantId, to)
  }
}

/** Their variants are gone, or can always be sold from now on. What was promised of them is promised no more. */
export async function stopTrackingOf(tx: Tx, actor: string, variantIds: readonly string[]): Promise<void> {
  await stopTracking(tx, actor, await lockStockOf(tx.db, variantIds))
}

async function stopTracking(tx: Tx, actor: string, rows: readonly OwnStockRow[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ variantId }) => variantId)
  const workspaces = new Map(rows.map(({ variantId, workspaceId }) => [variantId, workspaceId]))
  const released = (await promisedTo(tx.db, ids)).map(({ variantId, quantity, referenceType, referenceId }) => ({
    ...{ id: newId('mov'), workspaceId: workspaces.get(variantId) ?? '', variantId, kind: 'released' as const },
    ...{ onHandDelta: 0, allocatedDelta: -quantity, referenceType, referenceId, movedAt: tx.now, actor },
  }))
  const removed = rows.map(({ variantId, workspaceId, onHand }) => ({
    ...{ id: newId('mov'), workspaceId, variantId, kind: 'adjusted' as const, onHandDelta: -onHand, allocatedDelta: 0 },
    ...{ referenceType: 'untracked', referenceId: variantId, movedAt: tx.now, actor },
  }))
  await insertMovements(tx.db, [...released, ...removed])
  await deleteStock(tx.db, ids)
  const say = ({ productId, variantId, workspaceId, onHand, allocated, held }: OwnStockRow) =>
    stockChanged({ productId, variantId, workspaceId, before: onHand - allocated - held, after: UNCOUNTED })
  announce(tx, ...rows.map(say))
}

type To = NonNullable<StockPut['to']>

async function change(tx: Tx, { productId, workspaceId, actor }: Whose, row: OwnStockRow, sku: string, to: To): Promise<void> {
  const { variantId, allocated, held, reorderPoint } = row
  const onHand = Math.max(0, row.onHand + to.onHand - (to.seen ?? row.onHand))
  const delta = onHand - row.onHand
  if (delta === 0 && reorderPoint === to.reorderPoint) return
  if (delta < 0 && onHand < allocated + held) throw new Failure('STOCK_PROMISED', { sku, promised: allocated + held })
  await putStock(tx.db, [{ variantId, onHand, reorderPoint: to.reorderPoint }])
  if (delta === 0) return
  if (delta < 0) await takeFromItems(tx.db, variantId, -delta)
  else await addUnits(tx, { productId, workspaceId, variantId, quantity: delta })
  await insertMovements(tx.db, [
    {
      ...{ id: newId('mov'), workspaceId, variantId, kind: 'adjusted', onHandDelta: delta, allocatedDelta: 0 },
      ...{ referenceType: 'product', referenceId: productId, movedAt: tx.now, actor },
    },
  ])
  const [before, after] = [row.onHand - allocated - held, onHand - allocated - held]
  announce(tx, stockChanged({ productId, variantId, workspaceId, before, after }))
  if (becameLow(before + held, after + held, to.reorderPoint))
    announce(tx, stockLow({ productId, variantId, workspaceId, available: after + held, reorderPoint: to.reorderPoint }))
}

async function start(tx: Tx, { productId, workspaceId, actor }: Whose, variantId: string, { onHand, reorderPoint }: To): Promise<void> {
  await addUnits(tx, { productId, workspaceId, variantId, quantity: onHand })
  await startStock(tx.db, { variantId, productId, workspaceId, onHand, reorderPoint }, tx.now)
  await insertMovements(tx.db, [
    {
      ...{ id: newId('mov'), workspaceId, variantId, kind: 'adjusted', onHandDelta: onHand, allocatedDelta: 0 },
      ...{ referenceType: 'product', referenceId: productId, movedAt: tx.now, actor },
    },
  ])
  announce(tx, stockChanged({ productId, variantId, workspaceId, before: 0, after: onHand }))
}

async function addUnits(tx: Tx, units: { productId: string; workspaceId: string; variantId: string; quantity: number }): Promise<void> {
  await addToItem(tx.db, { ...units, id: newId('inv'), warehouseId: await mainWarehouse(tx, units.workspaceId) })
}
