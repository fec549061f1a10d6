import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { afterCursor, type Keyset, orderBy } from '#platform/server/keyset.ts'
import type { Picture } from '#platform/server/picture.ts'
import { COUNTED_EXACTLY, countedTotal, type Total } from '#platform/server/total.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Availability } from '../contract.ts'

export type Listing = {
  productId: string
  workspaceId: string
  vendorSlug: string
  vendorName: string
  categorySlug: string
  categoryName: string
  currency: string
  priceMinor: number
  maxPriceMinor: number
  publishedAt: Date
  availability: Availability
  colors: string[]
  images: Picture[]
}

export type ListingRow = Listing & { name: string; rank: number }

/** Named one by one: a statement prepared before a migration adds a column must answer the same after it. */
export const COLUMNS = sql.raw(
  `l.product_id, l.workspace_id, l.vendor_slug, l.vendor_name, l.category_slug, l.category_name, l.currency, l.price_minor,
    l.max_price_minor, l.published_at, l.availability, l.colors, l.images`,
)

export type ListingFilter = {
  /** A text query of `toPrefixQuery`. */
  words: string | null
  /** What was typed, for finding names that are spelled almost so. */
  spelledLike?: string | undefined
  category?: string | undefined
  vendor?: string | undefined
  minPriceMinor?: number | undefined
  maxPriceMinor?: number | undefined
}

/** Keyset orders. The rank is an integer so that a cursor compares exactly. */
export function listingOrder(
  sort: 'relevance' | 'newest' | 'priceAscending' | 'priceDescending',
  { words, spelledLike }: ListingFilter,
): Keyset {
  const id = sql`l.product_id`
  if (sort === 'priceAscending') return { name: sort, by: sql`l.price_minor`, cast: 'bigint', id, direction: 'asc' }
  if (sort === 'priceDescending') return { name: sort, by: sql`l.price_minor`, cast: 'bigint', id, direction: 'desc' }
  if (sort === 'relevance' && (words !== null || spelledLike !== undefined))
    return { name: sort, by: rankOf(words, spelledLike), cast: 'bigint', id, direction: 'desc' }
  return { name: 'newest', by: sql`l.published_at`, cast: 'timestamptz', id, direction: 'desc' }
}

function rankOf(words: string | null, spelledLike: string | undefined): RawBuilder<unknown> {
  if (spelledLike !== undefined) return sql`(1000000 * word_similarity(platform.searchable(${spelledLike}), t.searchable_name))::bigint`
  return sql`(1000000 * ts_rank(t.words, ${queryOf(words ?? '')}))::bigint`
}

const queryOf = (words: string) => sql`to_tsquery('simple', platform.searchable(${words}))`

/** One page in order, one more than `limit` when there are further ones. */
export async function listingPage(
  db: Db,
  filter: ListingFilter,
  language: Language,
  order: Keyset,
  cursor: string | undefined,
  limit: number,
): Promise<ListingRow[]> {
  const after = afterCursor(order, cursor)
  const rank = order.name === 'relevance' ? order.by : sql`0::bigint`
  const { rows } = await sql<ListingRow>`
    select ${COLUMNS}, t.name, ${rank} as rank
    from marketplace.listings l join marketplace.listing_texts t on t.product_id = l.product_id and t.language = ${language}
    where ${matching(filter)} ${after ? sql`and ${after}` : sql``}
    ${orderBy(order)} limit ${limit + 1}`.execute(db)
  return rows
}

/** How many match: where only category and vendor narrow the list the count that is kept, else counted as far as it is exact. */
export async function countListings(db: Db, filter: ListingFilter, language: Language): Promise<Total> {
  const { words, spelledLike, category, vendor, minPriceMinor, maxPriceMinor } = filter
  const byWords = words !== null || spelledLike !== undefined
  const byPrice = minPriceMinor !== undefined || maxPriceMinor !== undefined
  if (!byWords && !byPrice) return { count: await keptCount(db, category ?? null, vendor ?? null), exact: true }
  const texts = byWords ? sql`join marketplace.listing_texts t on t.product_id = l.product_id and t.language = ${language}` : sql``
  const narrowed = byPrice || category !== undefined || vendor !== undefined
  const rows = narrowed
    ? sql`select 1 from marketplace.listings l ${texts} where ${matching(filter)} limit ${COUNTED_EXACTLY + 1}`
    : sql`select 1 from marketplace.listing_texts t where t.language = ${language} and ${matching(filter)} limit ${COUNTED_EXACTLY + 1}`
  const counted = await sql<{ count: number }>`select count(*) from (${rows}) matching`.execute(db)
  return countedTotal(counted.rows[0]?.count ?? 0)
}

async function keptCount(db: Db, category: string | null, vendor: string | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(count), 0)::bigint as count from marketplace.listing_counts
    where (${category}::text is null or category_slug = ${category}) and (${vendor}::text is null or vendor_slug = ${vendor})`.execute(db)
  return rows[0]?.count ?? 0
}

function matching({ words, spelledLike, category, vendor, minPriceMinor, maxPriceMinor }: ListingFilter): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    words === null ? null : sql`t.words @@ ${queryOf(words)}`,
    spelledLike === undefined ? null : sql`platform.searchable(${spelledLike}) <% t.searchable_name`,
    category === undefined ? null : sql`l.category_slug = ${category}`,
    vendor === undefined ? null : sql`l.vendor_slug = ${vendor}`,
    minPriceMinor === undefined ? null : sql`l.price_minor >= ${minPriceMinor}`,
    maxPriceMinor === undefined ? null : sql`l.price_minor <= ${maxPriceMinor}`,
  ].filter((condition) => condition !== null)
  return sql.join(conditions, sql` and `)
}

/** Others of the vendor, and of other vendors in the category: so many of each, the newest first. */
export async function relatedListings(
  db: Db,
  listing: { productId: string; categorySlug: string; vendorSlug: string },
  language: Language,
  limits: { own: number; others: number },
): Promise<{ sameVendor: ListingRow[]; similar: ListingRow[] }> {
  const { productId, categorySlug, vendorSlug } = listing
  const { rows } = await sql<ListingRow & { place: number }>`
    with own as (
      select *, 0 as place from marketplace.listings where vendor_slug = ${vendorSlug} and product_id <> ${productId}
      order by published_at desc, product_id desc limit ${limits.own}
    ), others as (
      select *, 1 as place from marketplace.listings where category_slug = ${categorySlug} and vendor_slug <> ${vendorSlug}
      order by published_at desc, product_id desc limit ${limits.others}
    )
    select ${COLUMNS}, t.name, 0::bigint as rank, l.place from (select * from own union all select * from others) l
    join marketplace.listing_texts t on t.product_id = l.product_id and t.language = ${language}
    order by l.place, l.published_at desc, l.product_id desc`.execute(db)
  return { sameVendor: rows.filter(({ place }) => place === 0), similar: rows.filter(({ place }) => place === 1) }
}

export type Group = { slug: string; name: string; count: number; workspaceId: string; image: Picture | null }

/** Categories with their number of listings and the picture of the newest. */
export async function categoryGroups(db: Db): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select distinct on (category_slug) category_slug as slug, category_name as name, workspace_id, images -> 0 as image,
      count(*) over (partition by category_slug) as count
    from marketplace.listings order by category_slug, published_at desc, product_id desc`.execute(db)
  return rows
}

export async function vendorGroups(db: Db): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select distinct on (vendor_slug) vendor_slug as slug, vendor_name as name, workspace_id, images -> 0 as image,
      count(*) over (partition by vendor_slug) as count
    from marketplace.listings order by vendor_slug, published_at desc, product_id desc`.execute(db)
  return rows
}
