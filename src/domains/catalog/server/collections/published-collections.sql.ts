/** Collections as shoppers see them. Their owners may have lost the right to sell since, which the callers check. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { OwnerId, Texts } from './collections.sql.ts'

export type PublishedCollection = {
  id: string
  workspaceId: OwnerId
  slug: string
  name: Texts
  description: Texts
  /** Its products have an order. */
  byHand: boolean
  createdAt: Date
}

const COLUMNS = sql`c.id, c.workspace_id, c.slug, c.name, c.description, c.rule is null as by_hand, c.created_at`

export async function loadPublishedCollections(db: Db, slugs: readonly string[]): Promise<PublishedCollection[]> {
  const { rows } = await sql<PublishedCollection>`
    select ${COLUMNS} from catalog.collections c where c.published and c.slug = any(${slugs})`.execute(db)
  return rows
}

/** The workspace's newest ones. */
export async function loadPublishedCollectionsOf(db: Db, workspaceId: string, limit: number): Promise<PublishedCollection[]> {
  const { rows } = await sql<PublishedCollection>`
    select ${COLUMNS} from catalog.collections c where c.published and c.workspace_id = ${workspaceId}
    order by c.created_at desc, c.id desc limit ${limit}`.execute(db)
  return rows
}

/** A collection of a product; `published`: shoppers see its page. */
export type CollectionOfProduct = { productId: string; id: string; slug: string; name: Texts; published: boolean }

export async function loadCollectionsOfProducts(db: Db, productIds: readonly string[]): Promise<CollectionOfProduct[]> {
  const { rows } = await sql<CollectionOfProduct>`
    select m.product_id, c.id, c.slug, c.name, c.published
    from catalog.collection_products m join catalog.collections c on c.id = m.collection_id
    where m.product_id = any(${productIds}) order by m.product_id, c.id`.execute(db)
  return rows
}

/** The products of a published collection in the order in which they were chosen by hand; none when a rule chooses them. */
export async function loadHandOrder(db: Db, slug: string): Promise<string[]> {
  const { rows } = await sql<{ productId: string }>`
    select m.product_id from catalog.collections c join catalog.collection_products m on m.collection_id = c.id
    where c.slug = ${slug} and c.published and c.rule is null order by m.position`.execute(db)
  return rows.map(({ productId }) => productId)
}

/** One batch of published collections after `afterSlug`, for sitemaps and search. */
export async function loadCollectionSlugs(db: Db, afterSlug: string, limit: number): Promise<PublishedCollection[]> {
  const { rows } = await sql<PublishedCollection>`
    select ${COLUMNS} from catalog.collections c where c.published and c.slug > ${afterSlug} order by c.slug limit ${limit}`.execute(db)
  return rows
}

export async function loadSlugsOfWorkspaces(db: Db, workspaceIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from catalog.collections where workspace_id = any(${workspaceIds}) order by slug`.execute(db)
  return rows.map(({ slug }) => slug)
}
