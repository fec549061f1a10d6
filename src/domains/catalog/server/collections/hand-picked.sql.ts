/** Statements on the collections of one product that are chosen by hand. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** Nobody saves a collection of the workspace until the transaction ends. */
export async function shareCollectionsLock(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(catalog.collections_lock(${workspaceId}::text))`.execute(db)
}

/** The workspace's collections by hand; `others` counts their products besides this one. */
export async function loadHandCollections(
  db: Db,
  workspaceId: string,
  productId: string | null = null,
): Promise<{ id: string; slug: string; others: number }[]> {
  const { rows } = await sql<{ id: string; slug: string; others: number }>`
    select c.id, c.slug,
      (select count(*) from catalog.collection_products m where m.collection_id = c.id and m.product_id is distinct from ${productId}) as others
    from catalog.collections c where c.workspace_id = ${workspaceId} and c.rule is null`.execute(db)
  return rows
}

/** A product that is in a collection already keeps its place. */
export async function keepOnlyInCollections(
  db: Db,
  workspaceId: string,
  productId: string,
  collectionIds: readonly string[],
): Promise<void> {
  await sql`
    with gone as (
      delete from catalog.collection_products m using catalog.collections c
      where m.product_id = ${productId} and c.id = m.collection_id and c.workspace_id = ${workspaceId} and c.rule is null
        and c.id <> all(${collectionIds})
    )
    insert into catalog.collection_products (collection_id, product_id, position)
    select id, ${productId}, coalesce((select max(position) + 1 from catalog.collection_products m where m.collection_id = id), 0)
    from unnest(${collectionIds}::text[]) as wanted(id)
    on conflict do nothing`.execute(db)
}
