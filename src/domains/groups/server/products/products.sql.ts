/** The product shelf of a group. Who changes it has locked the group. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export async function loadProductIds(db: Db, groupId: string): Promise<string[]> {
  const { rows } = await sql<{ productId: string }>`
    select product_id from groups.products where group_id = ${groupId} order by position, product_id`.execute(db)
  return rows.map(({ productId }) => productId)
}

/** At the end. Returns false when it was there. */
export async function insertProduct(db: Db, groupId: string, productId: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into groups.products (group_id, product_id, position, added_at)
    select ${groupId}, ${productId}, coalesce(max(position) + 1, 0), ${at}::timestamptz from groups.products where group_id = ${groupId}
    on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

/** Returns false when none of them was there. */
export async function deleteProducts(db: Db, groupId: string, productIds: readonly string[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from groups.products where group_id = ${groupId} and product_id = any(${productIds})`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** All products of the shelf in their new order. */
export async function orderProducts(db: Db, groupId: string, productIds: readonly string[]): Promise<void> {
  await sql`
    update groups.products p set position = o.position - 1
    from unnest(${productIds}::text[]) with ordinality as o (id, position)
    where p.group_id = ${groupId} and p.product_id = o.id`.execute(db)
}
