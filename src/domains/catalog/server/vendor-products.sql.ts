/** Queries for a workspace's products, on sale or not. Deleted products are left out. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import {
  all,
  bothDirections,
  type Conditions,
  containing,
  countMatching,
  listPage,
  type Page,
  type Paging,
} from '#platform/server/list-page.ts'
import type { Total } from '#platform/server/total.ts'
import type { Language } from '#platform/shared/language.ts'
import type {
  Measure,
  MeasuredUnit,
  PersonalField,
  ProductAttributes,
  ProductDetails,
  ProductKind,
  ProductOption,
  Status,
} from '../contract.ts'
import type { KindFields } from './product-kind.rules.ts'
import { DETAILS, KIND, MEASURE, type ProductPicture, type VariantRow } from './products.sql.ts'

/** Filter of a workspace's product list. `ids`: only these; `except`: all but these. */
export type VendorProductFilter = {
  workspaceId: string | readonly string[]
  q?: string | undefined
  status?: readonly Status[] | undefined
  category?: string | undefined
  ids?: readonly string[] | undefined
  except?: readonly string[] | undefined
  /** A second list of ids that products must be in; combines with `ids`. */
  among?: readonly string[] | undefined
}

export type VendorProductKey = { id: string; name: string; sortName: string; priceMinor: number; updatedAt: Date }

const id = sql`p.id`

export const VENDOR_PRODUCT_ORDERS = {
  ...bothDirections('name', { id, by: sql`p.sort_name`, cast: 'text', keyOf: (row: VendorProductKey) => [row.sortName, row.id] }),
  ...bothDirections('price', {
    id,
    by: sql`p.price_minor`,
    cast: 'bigint',
    keyOf: (row: VendorProductKey) => [row.priceMinor, row.id],
  }),
  ...bothDirections('updated', {
    id,
    by: sql`p.updated_at`,
    cast: 'timestamptz',
    keyOf: (row: VendorProductKey) => [row.updatedAt.toISOString(), row.id],
  }),
}

/** One page of ids with original names, and how many products match in all. */
export async function listVendorProductKeys(
  db: Db,
  filter: VendorProductFilter,
  { sort, cursor, limit }: Paging & { sort: keyof typeof VENDOR_PRODUCT_ORDERS },
): Promise<Page<VendorProductKey> & { total: Total }> {
  return listPage<VendorProductKey>(db, {
    cursor,
    limit,
    sort: VENDOR_PRODUCT_ORDERS[sort],
    where: matching(filter),
    select: (page) => sql`
      select p.id, t.name, p.sort_name, p.price_minor, p.updated_at
      from catalog.products p join catalog.product_texts t on t.product_id = p.id and t.original ${page}`,
    countFrom: sql`catalog.products p`,
  })
}

export async function countVendorProducts(db: Db, filter: VendorProductFilter): Promise<Total> {
  return countMatching(db, sql`catalog.products p`, matching(filter))
}

export type LockedProduct = {
  id: string
  status: Status
  takenDown: boolean
  version: number
  publishedAt: Date | null
  kind: ProductKind
  licenseKeys: boolean
}

/** Locks all matching products in the order of their ids until the transaction ends. */
export async function lockProductRows(db: Db, filter: VendorProductFilter): Promise<LockedProduct[]> {
  const { rows } = await sql<LockedProduct>`
    select p.id, p.status, p.taken_down, p.version, p.published_at, p.kind, p.license_keys from catalog.products p where ${all(matching(filter))} order by p.id for no key update`.execute(
    db,
  )
  return rows
}

function matching({ workspaceId, q, status, category, ids, except, among }: VendorProductFilter): Conditions {
  const pattern = q && containing(q.toLowerCase())
  return [
    typeof workspaceId === 'string' ? sql`p.workspace_id = ${workspaceId}` : sql`p.workspace_id = any(${workspaceId})`,
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
}

export type VendorProductRow = KindFields & {
  id: string
  version: number
  status: Status
  takenDown: boolean
  /** The original language. */
  language: Language
  categorySlug: string
  /** In the reader's language, if translated. */
  categoryName: string
  currency: string
  details: ProductDetails
  attributes: ProductAttributes
  options: ProductOption[]
  measure: Measure
  contentUnit: MeasuredUnit | null
  personalization: PersonalField[]
  /** Slugs of the workspace's collections that are chosen by hand, in their order. */
  collections: string[]
  publishedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/** The workspace's products with one of these ids, or with a variant that has one of these SKUs, ignoring case. */
export async function loadVendorProductRows(
  db: Db,
  { workspaceId, ids = [], skus = [] }: { workspaceId: string; ids?: readonly string[]; skus?: readonly string[] },
  reader: Language,
): Promise<VendorProductRow[]> {
  const withSku = sql`or p.id in (select product_id from catalog.variants
      where workspace_id = ${workspaceId} and lower(sku) = any(${skus.map((sku) => sku.toLowerCase())}))`
  const { rows } = await sql<VendorProductRow>`
    select p.id, p.version, p.status, p.taken_down, t.language, c.slug as category_slug, coalesce(c.names ->> ${reader}::text, c.name) as category_name,
      p.currency, ${DETAILS} as details, p.attributes, p.options, ${MEASURE} as measure, p.content_unit, p.personalization, ${KIND}, p.published_at, p.created_at, p.updated_at,
      array(select h.slug from catalog.collection_products m join catalog.collections h on h.id = m.collection_id
        where m.product_id = p.id and h.workspace_id = p.workspace_id and h.rule is null order by h.slug) as collections
    from catalog.products p
    join catalog.categories c on c.id = p.category_id
    join catalog.product_texts t on t.product_id = p.id and t.original
    where p.workspace_id = ${workspaceId} and p.deleted_at is null and (p.id = any(${ids}) ${skus.length > 0 ? withSku : sql``})`.execute(
    db,
  )
  return rows
}

export type TextRow = {
  productId: string
  language: Language
  name: string
  description: string
  descriptionHtml: string
  seoTitle: string
  seoDescription: string
}

export async function loadTexts(db: Db, productIds: readonly string[]): Promise<TextRow[]> {
  const { rows } = await sql<TextRow>`
    select product_id, language, name, description, description_html, seo_title, seo_description from catalog.product_texts
    where product_id = any(${productIds}) order by product_id, original desc, language`.execute(db)
  return rows
}

export type PictureRow = ProductPicture & { id: string; productId: string }

export async function loadPictures(db: Db, productIds: readonly string[]): Promise<PictureRow[]> {
  const { rows } = await sql<PictureRow>`
    select id, product_id, sources, width, height, alt, color from catalog.images
    where product_id = any(${productIds}) order by product_id, position`.execute(db)
  return rows
}

export type VariantWithCost = VariantRow & { costMinor: number | null }

export async function loadVariantsWithCost(db: Db, productIds: readonly string[]): Promise<VariantWithCost[]> {
  const { rows } = await sql<VariantWithCost>`
    select id, product_id, workspace_id, sku, options, gtin, weight_grams, content, price_minor, compare_at_minor, cost_minor from catalog.variants
    where product_id = any(${productIds}) order by product_id, position`.execute(db)
  return rows
}

/** Finds a variant of another product of the workspace with one of these SKUs, ignoring case. */
export async function findTakenSku(
  db: Db,
  { workspaceId, productId, skus }: { workspaceId: string; productId: string | null; skus: readonly string[] },
): Promise<string | null> {
  const { rows } = await sql<{ sku: string }>`
    select sku from catalog.variants
    where workspace_id = ${workspaceId} and lower(sku) = any(${skus.map((sku) => sku.toLowerCase())})
      and product_id is distinct from ${productId} limit 1`.execute(db)
  return rows[0]?.sku ?? null
}

/** Lets only one transaction at a time write a workspace's products, because SKU uniqueness is checked by a query. */
export async function lockWorkspaceCatalog(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('catalog ' || ${workspaceId}, 0))`.execute(db)
}
