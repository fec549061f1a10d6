import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'
import type { StockRow } from './stock.sql.ts'

const inventory = schemaOf<Tables>()

export type HoldRow = { variantId: string; quantity: number }

/** Locks stock rows in the order of their ids. Holds and their sums only change under this lock. */
export async function lockStock(db: Db, variantIds: readonly string[]): Promise<void> {
  await sql`select variant_id from inventory.stock where variant_id = any(${variantIds}) order by variant_id for update`.execute(db)
}

export async function loadHolds(db: Db, owner: string): Promise<HoldRow[]> {
  return inventory(db).selectFrom('inventory.holds').select(['variantId', 'quantity']).where('owner', '=', owner).execute()
}

/** What can be promised of each variant, and what `client` holds of it for owners other than `owner`. */
export async function loadClientHolds(
  db: Db,
  variantIds: readonly string[],
  { owner, client, now }: { owner: string; client: string | null; now: Date },
): Promise<{ variantId: string; forSale: number; heldByOthers: number }[]> {
  const { rows } = await sql<{ variantId: string; forSale: number; heldByOthers: number }>`
    select s.variant_id, s.on_hand - s.allocated as for_sale,
      coalesce((select sum(h.quantity) from inventory.holds h
                where h.client = ${client} and h.variant_id = s.variant_id and h.owner <> ${owner} and h.expires_at > ${now}), 0)::bigint as held_by_others
    from inventory.stock s where s.variant_id = any(${variantIds})`.execute(db)
  return rows
}

/**
 * Replaces `own` held units by `quantity` where `wanted` units are available. Returns the changed rows; a missing variant has too few
 * units or is not tracked.
 */
export async function updateHeldUnits(
  db: Db,
  changes: readonly { variantId: string; own: number; quantity: number; wanted: number }[],
): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    update inventory.stock s set held = s.held - w.own + w.quantity
    from unnest(${changes.map(({ variantId }) => variantId)}::text[], ${changes.map(({ own }) => own)}::bigint[],
      ${changes.map(({ quantity }) => quantity)}::bigint[], ${changes.map(({ wanted }) => wanted)}::bigint[]) as w(variant_id, own, quantity, wanted)
    where s.variant_id = w.variant_id and s.on_hand - s.allocated - s.held + w.own >= w.wanted
    returning s.variant_id, s.product_id, s.workspace_id, s.on_hand - s.allocated - s.held as available, s.held, s.reorder_point`.execute(
    db,
  )
  return rows
}

/** Replaces all holds of `owner`. */
export async function replaceHolds(
  db: Db,
  { owner, client }: { owner: string; client: string | null },
  holds: readonly HoldRow[],
  expiresAt: Date,
): Promise<void> {
  await inventory(db).deleteFrom('inventory.holds').where('owner', '=', owner).execute()
  if (holds.length === 0) return
  await inventory(db)
    .insertInto('inventory.holds')
    .values(holds.map(({ variantId, quantity }) => ({ owner, client, variantId, quantity, expiresAt })))
    .execute()
}

export async function updateHoldExpiry(db: Db, owner: string, expiresAt: Date): Promise<void> {
  await inventory(db).updateTable('inventory.holds').set({ expiresAt }).where('owner', '=', owner).execute()
}

/** Variants with an expired hold, among `variantIds` or, if null, among all. */
export async function loadVariantsWithExpiredHolds(db: Db, now: Date, variantIds: readonly string[] | null): Promise<string[]> {
  const { rows } = await sql<{ variantId: string }>`
    select distinct variant_id from inventory.holds
    where expires_at <= ${now} and (${variantIds}::text[] is null or variant_id = any(${variantIds}::text[]))`.execute(db)
  return rows.map(({ variantId }) => variantId)
}

/** Deletes the expired holds of locked variants. Returns the released units per variant. */
export async function deleteExpiredHolds(db: Db, now: Date, variantIds: readonly string[]): Promise<HoldRow[]> {
  const { rows } = await sql<HoldRow>`
    with gone as (delete from inventory.holds where expires_at <= ${now} and variant_id = any(${variantIds}) returning variant_id, quantity)
    select variant_id, sum(quantity)::bigint as quantity from gone group by variant_id`.execute(db)
  return rows
}
