/** Statements of the ledger and of the sums it is kept in. Stock rows are locked first, in the order of variant ids. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { AdjustmentReason, LotTracking, MoveKind } from '../contract.ts'
import type { Tables } from './db.types.ts'

const inventory = schemaOf<Tables>()

export type LockedStock = {
  variantId: string
  productId: string
  workspaceId: string
  sku: string
  onHand: number
  allocated: number
  held: number
  reorderPoint: number
  valueMinor: number
  lots: LotTracking
}

/** Locks the stock of the tracked variants in the order of their ids. Everything about their stock changes under this lock only. */
export async function lockStockRows(db: Db, variantIds: readonly string[]): Promise<Map<string, LockedStock>> {
  const { rows } = await sql<LockedStock>`
    select variant_id, product_id, workspace_id, sku, on_hand, allocated, held, reorder_point, value_minor, lots from inventory.stock
    where variant_id = any(${variantIds}) order by variant_id for update`.execute(db)
  return new Map(rows.map((row) => [row.variantId, row]))
}

export type NewStock = Pick<LockedStock, 'variantId' | 'productId' | 'workspaceId' | 'sku' | 'reorderPoint'>

/** Starts to track variants that aren't tracked yet. */
export async function insertStock(db: Db, rows: readonly NewStock[], now: Date): Promise<void> {
  await inventory(db)
    .insertInto('inventory.stock')
    .values([...rows].sort((a, b) => (a.variantId < b.variantId ? -1 : 1)).map((row) => ({ ...row, onHand: 0, trackedSince: now })))
    .onConflict((conflict) => conflict.column('variantId').doNothing())
    .execute()
}

export type ItemChange = { variantId: string; warehouseId: string; quantity: number; allocated: number }
export type ItemAfterChange = ItemChange & { free: number; reorderPoint: number }

/** Adds to units and allocated units of rows. Returns the rows afterwards; one that doesn't exist is missing. */
export async function updateItems(db: Db, changes: readonly ItemChange[]): Promise<ItemAfterChange[]> {
  const { rows } = await sql<ItemAfterChange>`
    update inventory.items i set quantity = i.quantity + w.quantity, allocated = i.allocated + w.allocated
    from unnest(${changes.map(({ variantId }) => variantId)}::text[], ${changes.map(({ warehouseId }) => warehouseId)}::text[],
      ${changes.map(({ quantity }) => quantity)}::bigint[], ${changes.map(({ allocated }) => allocated)}::bigint[])
      as w(variant_id, warehouse_id, quantity, allocated)
    where i.variant_id = w.variant_id and i.warehouse_id = w.warehouse_id
    returning i.variant_id, i.warehouse_id, i.quantity, i.allocated, i.free, i.reorder_point`.execute(db)
  return rows
}

export type NewItem = {
  id: string
  workspaceId: string
  productId: string
  variantId: string
  warehouseId: string
  sku: string
  quantity: number
  reorderPoint: number
}

export async function insertItems(db: Db, items: readonly NewItem[]): Promise<void> {
  await inventory(db)
    .insertInto('inventory.items')
    .values([...items])
    .execute()
}

export type StockChange = { variantId: string; onHand: number; allocated: number; valueMinor: number }

/** Adds to units, allocated units and value of locked rows. */
export async function updateStock(db: Db, changes: readonly StockChange[]): Promise<void> {
  await sql`
    update inventory.stock s set on_hand = s.on_hand + w.on_hand, allocated = s.allocated + w.allocated, value_minor = s.value_minor + w.value_minor
    from unnest(${changes.map(({ variantId }) => variantId)}::text[], ${changes.map(({ onHand }) => onHand)}::bigint[],
      ${changes.map(({ allocated }) => allocated)}::bigint[], ${changes.map(({ valueMinor }) => valueMinor)}::bigint[])
      as w(variant_id, on_hand, allocated, value_minor)
    where s.variant_id = w.variant_id`.execute(db)
}

/** A row of the ledger. `fromPlace` and `toPlace`: a warehouse's id or a virtual place. */
export type MoveRow = {
  id: string
  workspaceId: string
  variantId: string
  fromPlace: string
  toPlace: string
  quantity: number
  valueMinor: number
  kind: MoveKind
  reason: AdjustmentReason | null
  note: string
  referenceType: string
  referenceId: string
  lotId: string | null
  movedAt: Date
  actor: string | null
}

export async function insertMoves(db: Db, moves: readonly MoveRow[]): Promise<void> {
  await inventory(db)
    .insertInto('inventory.moves')
    .values([...moves])
    .execute()
}
