/** Reads of products. Each takes many ids at once and answers rows in no particular order. */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { afterCursor, type Keyset, orderBy } from '#platform/server/keyset.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'

export type ProductRow = {
  id: string
  workspaceId: string
  categorySlug: string
  /** In the language asked for. */
  categoryName: string
  status: string
  currency: string
  priceMinor: number
  maxPriceMinor: number
  publishedAt: Date
  name: string
  description: string
  /** What search engines are told; empty: name and description. */
  seoTitle: string
  seoDescription: string
}

export type VariantRow = {
  id: string
  productId: string
  workspaceId: string
  sku: string
  size: string | null
  color: string | null
  priceMinor: number
  /** What it cost before it was reduced. */
  compareAtMinor: number | null
}

export type ProductFilter = {
  /** A text query of `toPrefixQuery`. */
  words: string | null
  category: string | undefined
  minPriceMinor: number | undefined
  maxPriceMinor: number | undefined
}

/** Keyset order of a product list; `relevance` only with words. */
export const PRODUCT_ORDERS = {
  newest: { name: 'newest', by: sql`p.published_at`, cast: 'timestamptz', id: sql`p.id`, direction: 'desc' },
  priceAscending: { name: 'priceAscending', by: sql`p.price_minor`, cast: 'bigint', id: sql`p.id`, direction: 'asc' },
  priceDescending: { name: 'priceDescending', by: sql`p.price_minor`, cast: 'bigint', id: sql`p.id`, direction: 'desc' },
} satisfies Record<string, Keyset>

export type ProductKey = { id: string; publishedAt: Date; priceMinor: number }

/** One page of ids of products on sale, in order, one more than `limit` when there are further ones. */
export async function productKeys(
  db: Db,
  filter: ProductFilter,
  order: Keyset,
  cursor: string | undefined,
  limit: number,
): Promise<ProductKey[]> {
  const after = afterCursor(order, cursor)
  const { rows } = await sql<ProductKey>`
    select p.id, p.published_at, p.price_minor from catalog.products p
    where ${matching(filter)} ${after ? sql`and ${after}` : sql``}
    ${orderBy(order)} limit ${limit + 1}`.execute(db)
  return rows
}

function matching({ words, category, minPriceMinor, maxPriceMinor }: ProductFilter): RawBuilder<unknown> {
  const conditions = [
    sql`p.status = 'active'`,
    category === undefined ? null : sql`p.category_id = (select id from catalog.categories where slug = ${category})`,
    minPriceMinor === undefined ? null : sql`p.price_minor >= ${minPriceMinor}`,
    maxPriceMinor === undefined ? null : sql`p.price_minor <= ${maxPriceMinor}`,
    words === null
      ? null
      : sql`p.id in (select product_id from catalog.product_texts where words @@ to_tsquery('simple', platform.searchable(${words})))`,
  ].filter((condition) => condition !== null)
  return sql.join(conditions, sql` and `)
}

/** Products with their words in the language, else in their own. */
export async function productsById(db: Db, ids: readonly string[], language: Language): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select p.id, p.workspace_id, c.slug as category_slug, coalesce(c.names ->> ${language}, c.name) as category_name, p.status, p.currency, p.price_minor, p.max_price_minor,
      p.published_at, t.name, t.description, t.seo_title, t.seo_description
    from catalog.products p
    join catalog.categories c on c.id = p.category_id
    join lateral (
      select name, description, seo_title, seo_description from catalog.product_texts
      where product_id = p.id order by language = ${language} desc, original desc limit 1
    ) t on true
    where p.id = any(${ids})`.execute(db)
  return rows
}

/** `color` is the one colour it shows. */
export type ProductPicture = Picture & { color: string | null }

/** Pictures in order, at most `perProduct` of each. */
export async function picturesOf(db: Db, ids: readonly string[], perProduct: number): Promise<(ProductPicture & { productId: string })[]> {
  const { rows } = await sql<ProductPicture & { productId: string }>`
    select i.product_id, i.sources, i.width, i.height, i.alt, i.color from unnest(${ids}::text[]) as wanted(id)
    join lateral (
      select * from catalog.images where product_id = wanted.id order by position limit ${perProduct}
    ) i on true
    order by i.product_id, i.position`.execute(db)
  return rows
}

export async function variantsOf(db: Db, productIds: readonly string[]): Promise<VariantRow[]> {
  const { rows } = await sql<VariantRow>`
    select id, product_id, workspace_id, sku, size, color, price_minor, compare_at_minor from catalog.variants
    where product_id = any(${productIds}) order by product_id, position`.execute(db)
  return rows
}

export type VariantForCart = VariantRow & { status: string; category: string; name: string; currency: string; image: Picture | null }

/** Variants by id with what a cart and an order need of their product, on sale or not. */
export async function variantsForCart(db: Db, ids: readonly string[], language: Language): Promise<VariantForCart[]> {
  const { rows } = await sql<VariantForCart>`
    select v.id, v.product_id, v.workspace_id, v.sku, v.size, v.color, v.price_minor, v.compare_at_minor, p.status, p.currency,
      c.slug as category, t.name, i.image
    from catalog.variants v
    join catalog.products p on p.id = v.product_id
    join catalog.categories c on c.id = p.category_id
    join lateral (
      select name from catalog.product_texts where product_id = p.id order by language = ${language} desc, original desc limit 1
    ) t on true
    left join lateral (
      select jsonb_build_object('sources', sources, 'width', width, 'height', height, 'alt', alt) as image
      from catalog.images where product_id = p.id order by position limit 1
    ) i on true
    where v.id = any(${ids})`.execute(db)
  return rows
}

/** Every text of these products, for read models. */
export async function textsOf(
  db: Db,
  ids: readonly string[],
): Promise<{ productId: string; language: Language; original: boolean; name: string; description: string }[]> {
  const { rows } = await sql<{ productId: string; language: Language; original: boolean; name: string; description: string }>`
    select product_id, language, original, name, description from catalog.product_texts where product_id = any(${ids})`.execute(db)
  return rows
}

/** Ids of products on sale after `afterId`, for rebuilding read models batch by batch. */
export async function activeProductIds(db: Db, afterId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from catalog.products where status = 'active' and id > ${afterId} order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A vendor's products that are active, one batch after an id. */
export async function activeProductIdsOf(db: Db, workspaceId: string, afterId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from catalog.products where workspace_id = ${workspaceId} and status = 'active' and id > ${afterId} order by id limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Products on sale after `afterId`, for sitemaps. */
export async function productAddresses(db: Db, afterId: string, limit: number): Promise<{ id: string; publishedAt: Date }[]> {
  const { rows } = await sql<{ id: string; publishedAt: Date }>`
    select id, published_at from catalog.products where status = 'active' and id > ${afterId} order by id limit ${limit}`.execute(db)
  return rows
}
