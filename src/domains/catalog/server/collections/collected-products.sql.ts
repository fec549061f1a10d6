/** Statements on the products of collections. Triggers keep those of rules up to date (migrations/20261125_0831_collections.sql). */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { all, type Conditions, countMatching } from '#platform/server/list-page.ts'
import type { Total } from '#platform/server/total.ts'
import type { CollectionRule } from '../../contract.ts'
import type { OwnerId } from './collections.sql.ts'

const ownProducts = (owner: OwnerId): Conditions => [owner === null ? null : sql`p.workspace_id = ${owner}`, sql`p.deleted_at is null`]
const meeting = (rule: CollectionRule) => sql`catalog.meets_rule(${JSON.stringify(rule)}::jsonb, p)`

/** How many of these products the owner may choose: those that exist and, in a workspace, are its own. */
export async function countChoosable(db: Db, owner: OwnerId, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from catalog.products p where ${all([sql`p.id = any(${ids})`, ...ownProducts(owner)])}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Puts the products that meet the rule into the collection, or without one those chosen by hand. Returns those that entered or left it. */
export async function setProducts(
  db: Db,
  { id, owner, rule, chosen }: { id: string; owner: OwnerId; rule: CollectionRule | null; chosen: readonly string[] },
): Promise<string[]> {
  const asked = rule && JSON.stringify(rule)
  const { rows } = await sql<{ productId: string }>`
    with wanted as materialized (
      select chosen.id, chosen.place - 1 as position from unnest(${chosen}::text[]) with ordinality as chosen(id, place)
      where ${asked}::jsonb is null
      union all
      select p.id, null from catalog.products p
      where ${asked}::jsonb is not null and (${owner}::text is null or p.workspace_id = ${owner}) and catalog.meets_rule(${asked}::jsonb, p)
    ), gone as (
      delete from catalog.collection_products where collection_id = ${id} and product_id not in (select id from wanted)
      returning product_id
    ), put as (
      insert into catalog.collection_products as m (collection_id, product_id, position)
      select ${id}, id, position::int from wanted
      on conflict (collection_id, product_id) do update set position = excluded.position where m.position is distinct from excluded.position
      returning product_id
    )
    select product_id from gone
    union all
    select product_id from put where product_id not in (select product_id from catalog.collection_products where collection_id = ${id})`.execute(
    db,
  )
  return rows.map(({ productId }) => productId)
}

/** The products of a collection, those chosen by hand in their order. */
export async function loadCollectedIds(db: Db, collectionId: string): Promise<string[]> {
  const { rows } = await sql<{ productId: string }>`
    select product_id from catalog.collection_products where collection_id = ${collectionId} order by position, product_id`.execute(db)
  return rows.map(({ productId }) => productId)
}

/** The products that meet a rule: the first ones by name, and how many there are. */
export async function findProductsByRule(
  db: Db,
  owner: OwnerId,
  rule: CollectionRule,
  limit: number,
): Promise<{ ids: string[]; total: Total }> {
  const where = [...ownProducts(owner), meeting(rule)]
  const { rows } = await sql<{ id: string }>`
    select p.id from catalog.products p where ${all(where)} order by p.sort_name, p.id limit ${limit}`.execute(db)
  return { ids: rows.map(({ id }) => id), total: await countMatching(db, sql`catalog.products p`, where) }
}
