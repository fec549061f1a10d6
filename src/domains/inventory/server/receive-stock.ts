import { loadVariantCosts, loadVariants } from '#domains/catalog/server/index.ts'
import { stockChanged } from '#events/inventory.ts'
import { notFound } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { DEFAULT_REORDER_POINT } from '../contract.ts'
import type { NamedLot } from './lots/lots.rules.ts'
import type { Move, Reference } from './move.ts'
import { moveStock } from './move-stock.ts'
import { insertItems, insertStock, type LockedStock, lockStockRows } from './moves.sql.ts'
import { loadItemKeys } from './stock.sql.ts'
import { defaultWarehouse, requireWarehouses } from './warehouses/default-warehouse.ts'

/** Where received units come from, and what the ledger calls it. */
const KINDS = { supplier: 'received', customer: 'returned', loss: 'adjusted' } as const

export type Receipt = {
  workspaceId: string
  productId: string
  variantId: string
  quantity: number
  /** Missing: the default warehouse. */
  warehouseId?: string | undefined
  /** What the units cost altogether, in minor units of the base currency. Missing: the variant's cost, then the average of what is on hand. */
  costMinor?: number | undefined
  from?: keyof typeof KINDS | undefined
  /** Batches or serial numbers; missing: those of the rule, which serial numbers don't have. */
  lots?: readonly NamedLot[] | undefined
  /** The order with which units that a customer returns had left. */
  origin?: Reference | undefined
  /** Of a variant that isn't tracked yet. */
  reorderPoint?: number | undefined
  /** Cause of the move, such as a return or a purchase order; without one the move references itself. */
  reference?: Reference | undefined
  /** The person who receives it. */
  actor?: string | null | undefined
}

/**
 * Adds units to warehouses of one workspace and starts tracking the variants, also with quantity 0; many receipts take as many statements as
 * one. Fails with NOT_FOUND for an unknown warehouse, and as `lotFailure` says.
 */
export async function receiveStock(tx: Tx, ...receipts: readonly Receipt[]): Promise<void> {
  const [first] = receipts
  if (!first) return
  const { workspaceId } = first
  const main = await defaultWarehouse(tx, workspaceId)
  await requireWarehouses(
    tx,
    workspaceId,
    receipts.map(({ warehouseId = main }) => warehouseId),
  )
  const { locked, started } = await lockTracked(tx, receipts, main)
  const costs = await loadVariantCosts(
    tx.db,
    receipts.flatMap(({ costMinor, variantId }) => (costMinor === undefined ? variantId : [])),
  )
  await moveStock(
    tx,
    locked,
    receipts.map((receipt) => toMove(receipt, main, costOf(receipt, locked.get(receipt.variantId), costs))),
  )
  // Moved units publish it themselves.
  const withoutUnits = receipts.filter(({ variantId, quantity }) => quantity === 0 && started.has(variantId))
  publish(tx, ...withoutUnits.map(({ variantId, productId }) => stockChanged({ productId, variantId, workspaceId, before: 0, after: 0 })))
}

/** Locks the stock of the variants, and starts to track those that aren't tracked with a row in the default warehouse. */
export async function lockTracked(
  tx: Tx,
  variants: readonly { workspaceId: string; productId: string; variantId: string; reorderPoint?: number | undefined }[],
  main: string,
): Promise<{ locked: Map<string, LockedStock>; started: Set<string> }> {
  const ids = [...new Set(variants.map(({ variantId }) => variantId))]
  const known = await lockStockRows(tx.db, ids)
  const untracked = [...new Map(variants.map((variant) => [variant.variantId, variant])).values()].filter(
    ({ variantId }) => !known.has(variantId),
  )
  if (untracked.length === 0) return { locked: known, started: new Set() }
  const skus = new Map(
    (await loadVariants(tx.db, [...new Set(untracked.map(({ productId }) => productId))])).map(({ id, sku }) => [id, sku]),
  )
  await insertStock(
    tx.db,
    untracked.map(({ workspaceId, productId, variantId, reorderPoint = DEFAULT_REORDER_POINT }) => {
      const sku = skus.get(variantId)
      if (sku === undefined) throw notFound()
      return { workspaceId, productId, variantId, sku, reorderPoint }
    }),
    tx.now,
  )
  const locked = await lockStockRows(tx.db, ids)
  const rows = await loadItemKeys(tx.db, ids, main)
  const missing = untracked.flatMap(({ variantId }) => (rows.has(variantId) ? [] : (locked.get(variantId) ?? [])))
  if (missing.length > 0)
    await insertItems(
      tx.db,
      missing.map(({ workspaceId, productId, variantId, sku, reorderPoint }) => ({
        id: newId('inv'),
        workspaceId,
        productId,
        variantId,
        warehouseId: main,
        sku,
        quantity: 0,
        reorderPoint,
      })),
    )
  return { locked, started: new Set(untracked.map(({ variantId }) => variantId)) }
}

/** Returned goods come back at what those on hand have cost; goods of a supplier at the variant's cost. Null: not known. */
function costOf(
  { costMinor, variantId, from, quantity }: Receipt,
  stock: LockedStock | undefined,
  costs: ReadonlyMap<string, number>,
): number | null {
  if (costMinor !== undefined) return costMinor
  if (from === 'customer' && stock && stock.onHand > 0 && stock.valueMinor > 0) return null
  const unitCostMinor = costs.get(variantId)
  return unitCostMinor === undefined ? null : unitCostMinor * quantity
}

function toMove(
  { variantId, warehouseId, quantity, from = 'supplier', reference, actor, lots, origin }: Receipt,
  main: string,
  valueMinor: number | null,
): Move {
  return {
    variantId,
    from,
    to: warehouseId ?? main,
    quantity,
    lots,
    origin,
    ...(valueMinor !== null && { valueMinor }),
    kind: KINDS[from],
    reference: reference ?? { type: 'receipt', id: newId('rcp') },
    actor: actor ?? null,
  }
}
