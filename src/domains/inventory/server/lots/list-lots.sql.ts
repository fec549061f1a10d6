/** Queries for lots. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { bothDirections, type Conditions, containing, listPage, type Page, type Paging } from '#platform/server/list-page.ts'
import type { Total } from '#platform/server/total.ts'
import type { LotSort, LotTracking } from '../../contract.ts'
import { EXPIRED } from './lots.sql.ts'

export type ListedLot = {
  id: string
  variantId: string
  number: string
  madeOn: string | null
  expiresOn: string | null
  createdAt: Date
  places: { warehouseId: string; warehouse: string; quantity: number }[]
}

export type LotFilter = {
  workspaceId: string
  q?: string | undefined
  variantId?: string | undefined
  warehouseId?: string | undefined
  state?: 'onHand' | 'expired' | 'gone' | undefined
  /** The last day. */
  expiresBy?: string | undefined
  today: string
}

const id = sql`l.id`
const ORDERS = {
  ...bothDirections('number', { id, by: sql`l.number`, cast: 'text', keyOf: (row: ListedLot) => [row.number, row.id] }),
  ...bothDirections('created', {
    id,
    by: sql`l.created_at`,
    cast: 'timestamptz',
    keyOf: (row: ListedLot) => [row.createdAt.toISOString(), row.id],
  }),
  // Lots that never expire come after all others.
  ...bothDirections('expiry', {
    id,
    by: sql`coalesce(l.expires_on, '9999-12-31')`,
    cast: 'date',
    keyOf: (row: ListedLot) => [row.expiresOn ?? '9999-12-31', row.id],
  }),
}

const COLUMNS = sql`l.id, l.variant_id, l.number, l.made_on, l.expires_on, l.created_at, coalesce((
  select jsonb_agg(jsonb_build_object('warehouseId', w.id, 'warehouse', w.name, 'quantity', i.quantity) order by w.priority, w.id)
  from inventory.lot_items i join inventory.warehouses w on w.id = i.warehouse_id where i.lot_id = l.id and i.quantity > 0), '[]') as places`

const ON_HAND = sql`exists (select from inventory.lot_items i where i.lot_id = l.id and i.quantity > 0)`

export async function listLotRows(
  db: Db,
  filter: LotFilter,
  { sort, ...paging }: Paging & { sort: LotSort },
): Promise<Page<ListedLot> & { total: Total }> {
  return listPage<ListedLot>(db, {
    ...paging,
    sort: ORDERS[sort],
    where: matching(filter),
    select: (page) => sql`select ${COLUMNS} from inventory.lots l ${page}`,
    countFrom: sql`inventory.lots l`,
  })
}

function matching({ workspaceId, q, variantId, warehouseId, state, expiresBy, today }: LotFilter): Conditions {
  return [
    sql`l.workspace_id = ${workspaceId}`,
    q ? sql`l.number ilike ${containing(q)}` : null,
    variantId ? sql`l.variant_id = ${variantId}` : null,
    warehouseId
      ? sql`exists (select from inventory.lot_items i where i.lot_id = l.id and i.warehouse_id = ${warehouseId} and i.quantity > 0)`
      : null,
    state === 'onHand' ? ON_HAND : null,
    state === 'gone' ? sql`not ${ON_HAND}` : null,
    state === 'expired' ? sql`l.expires_on < ${today} and ${ON_HAND}` : null,
    expiresBy ? sql`l.expires_on <= ${expiresBy} and ${ON_HAND}` : null,
  ]
}

export async function findLot(db: Db, workspaceId: string, lotId: string): Promise<ListedLot | null> {
  const { rows } = await sql<ListedLot>`
    select ${COLUMNS} from inventory.lots l where l.id = ${lotId} and l.workspace_id = ${workspaceId}`.execute(db)
  return rows[0] ?? null
}

/** Lots of a variant that are on hand, those that expire first coming first. */
export async function loadLotsOnHand(db: Db, variantId: string, limit: number): Promise<ListedLot[]> {
  const { rows } = await sql<ListedLot>`
    select ${COLUMNS} from inventory.lots l where l.variant_id = ${variantId} and ${ON_HAND}
    order by l.expires_on nulls last, l.created_at, l.id limit ${limit}`.execute(db)
  return rows
}

export async function isNumberTaken(db: Db, { id: lotId, variantId }: ListedLot, number: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from inventory.lots where variant_id = ${variantId} and number = ${number} and id <> ${lotId}`.execute(db)
  return rows.length > 0
}

/** A new expiry date is announced again. */
export async function changeLot(
  db: Db,
  { lotId, number, madeOn, expiresOn }: { lotId: string; number: string; madeOn: string | null; expiresOn: string | null },
): Promise<void> {
  await sql`
    update inventory.lots set number = ${number}, made_on = ${madeOn}, expires_on = ${expiresOn},
      warned_at = case when expires_on is not distinct from ${expiresOn}::date then warned_at end where id = ${lotId}`.execute(db)
}

export async function loadTrackingOf(
  db: Db,
  variantIds: readonly string[],
): Promise<{ variantId: string; lots: Exclude<LotTracking, 'none'> }[]> {
  const { rows } = await sql<{ variantId: string; lots: Exclude<LotTracking, 'none'> }>`
    select variant_id, lots from inventory.stock where variant_id = any(${variantIds}) and lots <> 'none'`.execute(db)
  return rows
}

export type ShippableLot = { variantId: string; number: string; expiresOn: string | null; warehouse: string; quantity: number }

/** Most lots of one order that a person can choose from. */
const MOST_CHOICES = 500

/** The lots in the warehouses in which the reference has open units. */
export async function loadAllocatedLots(
  db: Db,
  { type, id: referenceId }: { type: string; id: string },
  variantIds: readonly string[],
): Promise<ShippableLot[]> {
  const { rows } = await sql<ShippableLot>`
    select l.variant_id, l.number, l.expires_on, w.name as warehouse, i.quantity
    from inventory.allocations a join inventory.stock s on s.variant_id = a.variant_id and s.lots <> 'none'
    join inventory.lots l on l.variant_id = a.variant_id
    join inventory.lot_items i on i.lot_id = l.id and i.warehouse_id = a.warehouse_id and i.quantity > 0
    join inventory.warehouses w on w.id = a.warehouse_id
    where a.reference_type = ${type} and a.reference_id = ${referenceId} and a.variant_id = any(${variantIds}) and a.open > 0
    order by l.variant_id, l.expires_on nulls last, l.created_at, l.id limit ${MOST_CHOICES}`.execute(db)
  return rows
}

/** Lots that expire by then and were not announced. Marks them as announced. */
export async function markExpiring(
  db: Db,
  { by, now }: { by: string; now: Date },
): Promise<{ id: string; workspaceId: string; variantId: string; number: string; expiresOn: string; units: number }[]> {
  const { rows } = await sql<{ id: string; workspaceId: string; variantId: string; number: string; expiresOn: string; units: number }>`
    update inventory.lots l set warned_at = ${now} from (
      select i.lot_id, sum(i.quantity)::bigint as units from inventory.lot_items i join inventory.lots o on o.id = i.lot_id
      where o.expires_on <= ${by} and o.warned_at is null and i.quantity > 0 group by i.lot_id
    ) due where l.id = due.lot_id and l.warned_at is null
    returning l.id, l.workspace_id, l.variant_id, l.number, l.expires_on, due.units`.execute(db)
  return rows
}

/** Variants with expired units, or with units that are blocked. */
export async function findVariantsToBlock(db: Db, today: string): Promise<string[]> {
  const { rows } = await sql<{ variantId: string }>`
    select distinct l.variant_id from inventory.lots l join inventory.lot_items i on i.lot_id = l.id
    left join inventory.allocations a
      on a.reference_type = ${EXPIRED} and a.reference_id = l.id and a.variant_id = l.variant_id and a.warehouse_id = i.warehouse_id
    where l.expires_on < ${today} and i.quantity > coalesce(a.open, 0) order by 1`.execute(db)
  return rows.map(({ variantId }) => variantId)
}
