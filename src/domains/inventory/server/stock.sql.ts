import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const inventory = schemaOf<Tables>()

/** `available`: units neither allocated to an order nor held during payment. */
export type StockRow = { variantId: string; productId: string; workspaceId: string; available: number; held: number; reorderPoint: number }

/** `promised`: units allocated to orders or held during payment. */
export type StockLevelRow = StockRow & { onHand: number; promised: number }

/** `own`: units held by this owner, which count as available to them. */
export async function loadStockByVariant(db: Db, variantIds: readonly string[], owner: string | null = null): Promise<StockLevelRow[]> {
  const { rows } = await sql<StockLevelRow>`
    select s.variant_id, s.product_id, s.workspace_id, s.on_hand, s.allocated + s.held as promised, s.on_hand - s.allocated - s.held + coalesce(h.quantity, 0) as available, s.held,
      s.reorder_point
    from inventory.stock s left join inventory.holds h on h.variant_id = s.variant_id and h.owner = ${owner}
    where s.variant_id = any(${variantIds})`.execute(db)
  return rows
}

/**
 * Allocates what is available, in one statement that locks rows in the order of their ids. The buyer's `own` held units count as
 * available and are released. Returns the allocated rows with the availability afterwards; a missing variant had too few units
 * or is not tracked.
 */
export async function allocateStock(db: Db, wanted: readonly { variantId: string; quantity: number; own: number }[]): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    with wanted as (
      select * from unnest(${wanted.map(({ variantId }) => variantId)}::text[], ${wanted.map(({ quantity }) => quantity)}::bigint[],
        ${wanted.map(({ own }) => own)}::bigint[]) as w(variant_id, quantity, own)
    ),
    locked as (
      select s.variant_id from inventory.stock s join wanted w using (variant_id) order by s.variant_id for update of s
    )
    update inventory.stock s set allocated = s.allocated + w.quantity, held = s.held - w.own
    from wanted w join locked l using (variant_id)
    where s.variant_id = w.variant_id and s.on_hand - s.allocated - s.held + w.own >= w.quantity
    returning s.variant_id, s.product_id, s.workspace_id, s.on_hand - s.allocated - s.held as available, s.held, s.reorder_point`.execute(
    db,
  )
  return rows
}

export type Movement = {
  id: string
  workspaceId: string
  variantId: string
  kind: 'received' | 'allocated' | 'released' | 'shipped' | 'adjusted'
  onHandDelta: number
  allocatedDelta: number
  referenceType: string
  referenceId: string
  movedAt: Date
  /** User id of the person who made a manual change. */
  actor?: string
}

export async function insertMovements(db: Db, movements: Movement[]): Promise<void> {
  if (movements.length === 0) return
  await inventory(db).insertInto('inventory.movements').values(movements).execute()
}

export async function findWarehouse(db: Db, workspaceId: string, name: string): Promise<string | null> {
  const row = await inventory(db)
    .selectFrom('inventory.warehouses')
    .select('id')
    .where('workspaceId', '=', workspaceId)
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Inserts a warehouse unless one with this name exists, since another transaction may insert it first. Returns its id. */
export async function insertWarehouse(db: Db, warehouse: { id: string; workspaceId: string; name: string }): Promise<string> {
  const { id } = await inventory(db)
    .insertInto('inventory.warehouses')
    .values(warehouse)
    .onConflict((conflict) => conflict.columns(['workspaceId', 'name']).doUpdateSet({ name: warehouse.name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type Received = { id: string; workspaceId: string; productId: string; variantId: string; warehouseId: string; quantity: number }

export async function addToItem(db: Db, item: Received): Promise<void> {
  await inventory(db)
    .insertInto('inventory.items')
    .values(item)
    .onConflict((conflict) =>
      conflict
        .columns(['variantId', 'warehouseId'])
        .doUpdateSet(({ eb, ref }) => ({ quantity: eb('inventory.items.quantity', '+', ref('excluded.quantity')) })),
    )
    .execute()
}

/** Adds units on hand and starts tracking the variant if necessary. Returns the availability afterwards. */
export async function addToStock(
  db: Db,
  { variantId, workspaceId, productId, quantity }: Received,
  reorderPoint: number,
  now: Date,
): Promise<StockRow> {
  return inventory(db)
    .insertInto('inventory.stock')
    .values({ variantId, workspaceId, productId, onHand: quantity, reorderPoint, trackedSince: now })
    .onConflict((conflict) =>
      conflict.column('variantId').doUpdateSet(({ eb, ref }) => ({ onHand: eb('inventory.stock.onHand', '+', ref('excluded.onHand')) })),
    )
    .returning(({ eb }) => [
      'variantId',
      'productId',
      'workspaceId',
      'reorderPoint',
      'held',
      sql<number>`${eb.ref('onHand')} - ${eb.ref('allocated')} - ${eb.ref('held')}`.as('available'),
    ])
    .executeTakeFirstOrThrow()
}
