/** A workspace's own products, on sale or not, as its people read them. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { afterCursor, type Keyset, orderBy } from '#platform/server/keyset.ts'
import { COUNTED_EXACTLY, countedTotal, type Total } from '#platform/server/total.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Status } from '../../contract.ts'
import type { ProductPicture, VariantRow } from '../products.sql.ts'

/** What its people look for among a workspace's products. `ids`: none but these; `except`: all but these. */
export type OwnFilter = {
  workspaceId: string
  q?: string | undefined
  status?: readonly Status[] | undefined
  category?: string | undefined
  ids?: readonly string[] | undefined
  except?: readonly string[] | undefined
  /** Further ids, all of which have to be among. */
  among?: readonly string[] | undefined
}

const keyset = (name: string, by: RawBuilder<unknown>, cast: Keyset['cast'], direction: Keyset['direction']): Keyset => ({
  ...{ name, by, cast, direction, id: sql`p.id` },
})

export const OWN_ORDERS = {
  name: keyset('name', sql`p.sort_name`, 'text', 'asc'),
  '-name': keyset('-name', sql`p.sort_name`, 'text', 'desc'),
  price: keyset('price', sql`p.price_minor`, 'bigint', 'asc'),
  '-price': keyset('-price', sql`p.price_minor`, 'bigint', 'desc'),
  updated: keyset('updated', sql`p.updated_at`, 'timestamptz', 'asc'),
  '-updated': keyset('-updated', sql`p.updated_at`, 'timestamptz', 'desc'),
} satisfies Record<string, Keyset>

export type OwnKey = { id: string; sortName: string; priceMinor: number; updatedAt: Date }

/** One page of ids in order, one more than `limit` when there are further ones. */
export async function ownKeys(db: Db, filter: OwnFilter, order: Keyset, cursor: string | undefined, limit: number): Promise<OwnKey[]> {
  const after = afterCursor(order, cursor)
  const { rows } = await sql<OwnKey>`
    select p.id, p.sort_name, p.price_minor, p.updated_at from catalog.products p
    where ${matching(filter)} ${after ? sql`and ${after}` : sql``} ${orderBy(order)} limit ${limit + 1}`.execute(db)
  return rows
}

export async function countOwn(db: Db, filter: OwnFilter): Promise<Total> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from (select 1 from catalog.products p where ${matching(filter)} limit ${COUNTED_EXACTLY + 1}) m`.execute(db)
  return countedTotal(rows[0]?.count ?? 0)
}

export type LockedProduct = { id: string; status: Status; version: number; publishedAt: Date | null }

/** All that match, locked in the order of their ids until the transaction ends. */
export async function lockOwn(db: Db, filter: OwnFilter): Promise<LockedProduct[]> {
  const { rows } = await sql<LockedProduct>`
    select p.id, p.status, p.version, p.published_at from catalog.products p where ${matching(filter)} order by p.id for no key update`.execute(
    db,
  )
  return rows
}

function matching({ workspaceId, q, status, category, ids, except, among }: OwnFilter): RawBuilder<unknown> {
  const pattern = q && `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const conditions = [
    sql`p.workspace_id = ${workspaceId}`,
    sql`p.deleted_at is null`,
    status ? sql`p.status = any(${status})` : null,
    category
      ? sql`p.category_id in (select c.id from catalog.categories c left join catalog.categories up on up.id = c.parent_id
          where ${category} in (c.slug, up.slug))`
      : null,
    ids ? sql`p.id = any(${ids})` : null,
    except && except.length > 0 ? sql`p.id <> all(${except})` : null,
    among ? sql`p.id = any(${among})` : null,
    pattern
      ? sql`(exists (select from catalog.product_texts t where t.product_id = p.id and lower(t.name) like ${pattern})
          or exists (select from catalog.variants v where v.product_id = p.id and lower(v.sku) like ${pattern}))`
      : null,
  ]
  return sql.join(
    conditions.filter((condition) => condition !== null),
    sql` and `,
  )
}

export type OwnRow = {
  id: string
  version: number
  status: Status
  language: Language
  name: string
  categorySlug: string
  categoryName: string
  currency: string
  priceMinor: number
  maxPriceMinor: number
  publishedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/** Not deleted ones, with the name they were first given. */
export async function ownRows(db: Db, workspaceId: string, ids: readonly string[], reader: Language): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select p.id, p.version, p.status, t.language, t.name, c.slug as category_slug, coalesce(c.names ->> ${reader}::text, c.name) as category_name, p.currency, p.price_minor,
      p.max_price_minor, p.published_at, p.created_at, p.updated_at
    from catalog.products p
    join catalog.categories c on c.id = p.category_id
    join catalog.product_texts t on t.product_id = p.id and t.original
    where p.workspace_id = ${workspaceId} and p.deleted_at is null and p.id = any(${ids})`.execute(db)
  return rows
}

export type OwnText = { productId: string; language: Language; name: string; description: string; seoTitle: string; seoDescription: string }

export async function ownTexts(db: Db, productIds: readonly string[]): Promise<OwnText[]> {
  const { rows } = await sql<OwnText>`
    select product_id, language, name, description, seo_title, seo_description from catalog.product_texts
    where product_id = any(${productIds}) order by product_id, original desc, language`.execute(db)
  return rows
}

export type OwnPicture = ProductPicture & { id: string; productId: string }

export async function ownPictures(db: Db, productIds: readonly string[]): Promise<OwnPicture[]> {
  const { rows } = await sql<OwnPicture>`
    select id, product_id, sources, width, height, alt, color from catalog.images
    where product_id = any(${productIds}) order by product_id, position`.execute(db)
  return rows
}

export type OwnVariantRow = VariantRow & { costMinor: number | null }

export async function ownVariants(db: Db, productIds: readonly string[]): Promise<OwnVariantRow[]> {
  const { rows } = await sql<OwnVariantRow>`
    select id, product_id, workspace_id, sku, size, color, price_minor, compare_at_minor, cost_minor from catalog.variants
    where product_id = any(${productIds}) order by product_id, position`.execute(db)
  return rows
}

/** Whose products of the workspace these SKUs are, letters large or small. */
export async function variantsBySku(
  db: Db,
  workspaceId: string,
  skus: readonly string[],
): Promise<{ id: string; productId: string; sku: string }[]> {
  const { rows } = await sql<{ id: string; productId: string; sku: string }>`
    select id, product_id, sku from catalog.variants
    where workspace_id = ${workspaceId} and lower(sku) = any(${skus.map((sku) => sku.toLowerCase())})`.execute(db)
  return rows
}

/** One writer of a workspace's products at a time: SKUs are told apart by looking, and whole matrices change at once. */
export async function lockCatalogue(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('catalog ' || ${workspaceId}, 0))`.execute(db)
}
