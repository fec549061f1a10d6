/** License keys. A key is given out by one conditional statement and never goes back. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type NewKey = { id: string; sealed: string; fingerprint: string }
type Owner = { workspaceId: string; productId: string; variantId: string }

/** Leaves out keys that the variant has already. Returns how many are new. */
export async function insertKeys(
  db: Db,
  { workspaceId, productId, variantId }: Owner,
  keys: readonly NewKey[],
  now: Date,
): Promise<number> {
  const { rows } = await sql`
    insert into products.license_keys (id, workspace_id, product_id, variant_id, sealed, fingerprint, added_at)
    select id, ${workspaceId}, ${productId}, ${variantId}, sealed, fingerprint, ${now}
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(id text, sealed text, fingerprint text)
    on conflict (variant_id, fingerprint) do nothing returning id`.execute(db)
  return rows.length
}

export type KeyCount = { variantId: string; free: number; given: number; revoked: number }

export async function countKeys(db: Db, productId: string): Promise<KeyCount[]> {
  const { rows } = await sql<KeyCount>`
    select variant_id, count(*) filter (where order_id is null)::int as free,
      count(*) filter (where order_id is not null and revoked_at is null)::int as given, count(*) filter (where revoked_at is not null)::int as revoked
    from products.license_keys where product_id = ${productId} group by variant_id order by variant_id`.execute(db)
  return rows
}

export async function countFreeKeys(db: Db, variantIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ variantId: string; free: number }>`
    select variant_id, count(*)::int as free from products.license_keys
    where variant_id = any(${variantIds}) and order_id is null group by variant_id`.execute(db)
  return new Map(rows.map(({ variantId, free }) => [variantId, free]))
}

export type Units = { orderId: string; position: number; quantity: number }

/** Gives the oldest free keys to units of a line; two orders at once skip each other's keys. Returns how many there were. */
export async function giveKeys(db: Db, variantId: string, { orderId, position, quantity }: Units, now: Date): Promise<number> {
  const { rows } = await sql`
    with free as materialized (
      select id from products.license_keys where variant_id = ${variantId} and order_id is null order by id limit ${quantity} for update skip locked)
    update products.license_keys k set order_id = ${orderId}, position = ${position}, given_at = ${now}
    from free where k.id = free.id and k.order_id is null returning k.id`.execute(db)
  return rows.length
}

export async function revokeKeys(db: Db, { orderId, position, quantity }: Units, now: Date): Promise<void> {
  await sql`
    with given as materialized (
      select id from products.license_keys where order_id = ${orderId} and position = ${position} and revoked_at is null
      order by id desc limit ${quantity})
    update products.license_keys k set revoked_at = ${now} from given where k.id = given.id`.execute(db)
}

export async function loadGivenKeys(db: Db, orderId: string): Promise<{ id: string; position: number; sealed: string }[]> {
  const { rows } = await sql<{ id: string; position: number; sealed: string }>`
    select id, position, sealed from products.license_keys where order_id = ${orderId} and revoked_at is null order by position, id`.execute(
    db,
  )
  return rows
}
