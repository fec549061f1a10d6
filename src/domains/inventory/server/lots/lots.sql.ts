/** Statements about lots. They run under the lock of the stock rows of their variants. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { LotTracking } from '../../contract.ts'
import type { Tables } from '../db.types.ts'
import type { Reference } from '../move.ts'
import type { LotUnits } from './lots.rules.ts'

const inventory = schemaOf<Tables>()

/** Expired units are allocated to their lot, so that nobody can have them. */
export const EXPIRED = 'expired'

const UNITS = sql`l.id as lot_id, l.variant_id, i.warehouse_id, l.number, l.expires_on, i.quantity, coalesce(a.open, 0)::bigint as blocked`
const TABLES = sql`
  inventory.lots l join inventory.lot_items i on i.lot_id = l.id
  left join inventory.allocations a on a.reference_type = ${EXPIRED} and a.reference_id = l.id and a.variant_id = l.variant_id and a.warehouse_id = i.warehouse_id`

/** The lots that a departure of so many units takes, where none is named: those that expire first, then the oldest; expired ones never. */
export async function loadFirstExpiring(
  db: Db,
  wanted: readonly { variantId: string; warehouseId: string; quantity: number }[],
  today: string,
): Promise<LotUnits[]> {
  const { rows } = await sql<LotUnits>`
    select f.* from unnest(${wanted.map(({ variantId }) => variantId)}::text[], ${wanted.map(({ warehouseId }) => warehouseId)}::text[],
      ${wanted.map(({ quantity }) => quantity)}::bigint[]) as w(variant_id, warehouse_id, quantity)
    cross join lateral (
      select ${UNITS} from ${TABLES}
      where l.variant_id = w.variant_id and i.warehouse_id = w.warehouse_id and i.quantity > 0 and (l.expires_on is null or l.expires_on >= ${today})
      order by l.expires_on nulls last, l.created_at, l.id limit w.quantity
    ) f order by f.expires_on nulls last, f.lot_id`.execute(db)
  return rows
}

/** What the warehouses have of all lots of these variants. */
export async function loadLotUnits(db: Db, variantIds: readonly string[]): Promise<LotUnits[]> {
  const { rows } = await sql<LotUnits>`
    select ${UNITS} from ${TABLES} where l.variant_id = any(${variantIds}) and i.quantity > 0
    order by l.expires_on nulls last, l.created_at, l.id`.execute(db)
  return rows
}

/** What the warehouses have of lots with these numbers. */
export async function loadUnitsOfNumbers(db: Db, named: readonly { variantId: string; number: string }[]): Promise<LotUnits[]> {
  const { rows } = await sql<LotUnits>`
    select ${UNITS} from unnest(${named.map(({ variantId }) => variantId)}::text[], ${named.map(({ number }) => number)}::text[]) as w(variant_id, number)
    join (${TABLES}) on l.variant_id = w.variant_id and l.number = w.number where i.quantity > 0`.execute(db)
  return rows
}

/** Lots that are expired or blocked, with what of them is blocked. */
export async function loadExpiredUnits(db: Db, variantIds: readonly string[], today: string): Promise<LotUnits[]> {
  const { rows } = await sql<LotUnits>`
    select ${UNITS} from ${TABLES}
    where l.variant_id = any(${variantIds}) and (a.open > 0 or (i.quantity > 0 and l.expires_on < ${today}))`.execute(db)
  return rows
}

export type LotRecord = {
  id: string
  workspaceId: string
  variantId: string
  number: string
  expiresOn: string | null
  madeOn: string | null
}

/** `inTransit`: its last move left for another warehouse. */
export async function findLots(
  db: Db,
  named: readonly { variantId: string; number: string }[],
): Promise<(LotRecord & { inTransit: boolean })[]> {
  const { rows } = await sql<LotRecord & { inTransit: boolean }>`
    select l.id, l.workspace_id, l.variant_id, l.number, l.expires_on, l.made_on, coalesce((
      select m.to_place = 'transit' from inventory.moves m where m.lot_id = l.id order by m.moved_at desc, m.id desc limit 1), false) as in_transit
    from unnest(${named.map(({ variantId }) => variantId)}::text[], ${named.map(({ number }) => number)}::text[]) as w(variant_id, number)
    join inventory.lots l on l.variant_id = w.variant_id and l.number = w.number`.execute(db)
  return rows
}

export async function insertLots(db: Db, lots: readonly LotRecord[], now: Date): Promise<void> {
  await inventory(db)
    .insertInto('inventory.lots')
    .values(lots.map((lot) => ({ ...lot, createdAt: now })))
    .execute()
}

/** Dates that a batch got with a later receipt. */
export async function completeLot(db: Db, { id, expiresOn, madeOn }: LotRecord): Promise<void> {
  await sql`
    update inventory.lots set expires_on = coalesce(expires_on, ${expiresOn}), made_on = coalesce(made_on, ${madeOn}) where id = ${id}`.execute(
    db,
  )
}

export type LotChange = { lotId: string; warehouseId: string; quantity: number }

/** Adds to the units of lots in warehouses. */
export async function changeLotItems(db: Db, changes: readonly LotChange[]): Promise<void> {
  const { rows } = await sql<{ lotId: string; warehouseId: string }>`
    update inventory.lot_items i set quantity = i.quantity + w.quantity from ${asTable(changes)}
    where i.lot_id = w.lot_id and i.warehouse_id = w.warehouse_id returning i.lot_id, i.warehouse_id`.execute(db)
  const known = new Set(rows.map(({ lotId, warehouseId }) => `${lotId} ${warehouseId}`))
  const missing = changes.filter(({ lotId, warehouseId }) => !known.has(`${lotId} ${warehouseId}`))
  if (missing.length > 0)
    await sql`insert into inventory.lot_items (lot_id, warehouse_id, quantity) select * from ${asTable(missing)}`.execute(db)
}

function asTable(changes: readonly LotChange[]) {
  return sql`unnest(${changes.map(({ lotId }) => lotId)}::text[], ${changes.map(({ warehouseId }) => warehouseId)}::text[],
    ${changes.map(({ quantity }) => quantity)}::bigint[]) as w(lot_id, warehouse_id, quantity)`
}

export type BlockChange = { workspaceId: string; variantId: string; lotId: string; warehouseId: string; quantity: number }

/** Allocates expired units to their lots. */
export async function addBlocks(db: Db, blocks: readonly BlockChange[], now: Date): Promise<void> {
  if (blocks.length === 0) return
  await sql`
    insert into inventory.allocations as a (workspace_id, reference_type, reference_id, variant_id, warehouse_id, allocated, allocated_at)
    select w.workspace_id, ${EXPIRED}, w.lot_id, w.variant_id, w.warehouse_id, w.quantity, ${now} from ${blocksTable(blocks)}
    on conflict (reference_type, reference_id, variant_id, warehouse_id) do update set allocated = a.allocated + excluded.allocated`.execute(
    db,
  )
}

export async function releaseBlocks(db: Db, blocks: readonly BlockChange[]): Promise<void> {
  if (blocks.length === 0) return
  await sql`
    update inventory.allocations a set released = a.released + w.quantity from ${blocksTable(blocks)}
    where a.reference_type = ${EXPIRED} and a.reference_id = w.lot_id and a.variant_id = w.variant_id and a.warehouse_id = w.warehouse_id`.execute(
    db,
  )
}

function blocksTable(blocks: readonly BlockChange[]) {
  return sql`unnest(${blocks.map(({ workspaceId }) => workspaceId)}::text[], ${blocks.map(({ variantId }) => variantId)}::text[],
    ${blocks.map(({ lotId }) => lotId)}::text[], ${blocks.map(({ warehouseId }) => warehouseId)}::text[],
    ${blocks.map(({ quantity }) => quantity)}::bigint[]) as w(workspace_id, variant_id, lot_id, warehouse_id, quantity)`
}

export type MovedLot = { variantId: string; lotId: string; number: string; expiresOn: string | null; quantity: number }

/** The lots that left by a transfer, or with an order, by reference. Units whose lot is unknown are missing. */
export async function loadMovedLots(
  db: Db,
  { type, id }: Reference,
  kind: 'transferOut' | 'shipped',
  variantIds: readonly string[],
): Promise<MovedLot[]> {
  const { rows } = await sql<MovedLot>`
    select m.variant_id, m.lot_id, l.number, l.expires_on, sum(m.quantity)::bigint as quantity
    from inventory.moves m join inventory.lots l on l.id = m.lot_id
    where m.reference_type = ${type} and m.reference_id = ${id} and m.kind = ${kind} and m.variant_id = any(${variantIds})
    group by m.variant_id, m.lot_id, l.number, l.expires_on order by l.expires_on desc nulls first, m.lot_id`.execute(db)
  return rows
}

export async function setLotTracking(db: Db, variantId: string, lots: LotTracking): Promise<void> {
  await inventory(db).updateTable('inventory.stock').set({ lots }).where('variantId', '=', variantId).execute()
}
