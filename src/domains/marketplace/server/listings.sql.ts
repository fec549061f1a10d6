import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { afterCursor, type Keyset, orderBy } from '#platform/server/keyset.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Availability } from '../contract.ts'
import type { Among } from './page.rules.ts'

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
  /** What the cheapest variant cost before it was reduced. */
  compareAtMinor: number | null
  publishedAt: Date
  availability: Availability
  colors: string[]
  sizes: string[]
  ratingSum: number
  ratingCount: number
  images: Picture[]
}

export type ListingRow = Listing & { name: string; rank: number; ratingScore: number }

/** Named one by one: a statement prepared before a migration adds a column must answer the same after it. */
export const COLUMNS = sql.raw(
  `l.product_id, l.workspace_id, l.vendor_slug, l.vendor_name, l.category_slug, l.category_name, l.currency, l.price_minor,
    l.max_price_minor, l.compare_at_minor, l.published_at, l.availability, l.colors, l.sizes, l.rating_sum, l.rating_count, l.rating_score, l.images`,
)

export const SORTS = ['relevance', 'newest', 'priceAscending', 'priceDescending', 'rating'] as const
export type Sort = (typeof SORTS)[number]

/** `words` is a text query of `toPrefixQuery`, looked for in names alone or in descriptions too. */
type Searched = { words: string; inNames: boolean }

/** Keyset orders. Relevance is only for few: who asks for much gets the newest of it. The rank is an integer so that a cursor compares exactly. */
export function listingOrder(sort: Sort, searched: Searched | null): Keyset {
  const id = sql`l.product_id`
  if (sort === 'priceAscending') return { name: sort, by: sql`l.price_minor`, cast: 'bigint', id, direction: 'asc' }
  if (sort === 'priceDescending') return { name: sort, by: sql`l.price_minor`, cast: 'bigint', id, direction: 'desc' }
  if (sort === 'rating') return { name: sort, by: sql`l.rating_score`, cast: 'bigint', id, direction: 'desc' }
  if (sort === 'relevance' && searched !== null) {
    const column = sql.ref(searched.inNames ? 'l.name_words' : 'l.words')
    const query = sql`to_tsquery('simple', platform.searchable(${searched.words}))`
    return { name: sort, cast: 'bigint', id, direction: 'desc', by: sql`(1000000 * ts_rank(${column}, ${query}))::bigint` }
  }
  return { name: 'newest', by: sql`l.published_at`, cast: 'timestamptz', id, direction: 'desc' }
}

/** What the value of an order is in a row, for its cursor. */
export function sortValue(order: Keyset, row: ListingRow): string | number {
  if (order.name === 'relevance') return row.rank
  if (order.name === 'rating') return row.ratingScore
  return order.cast === 'bigint' ? row.priceMinor : row.publishedAt.toISOString()
}

type Page = { order: Keyset; cursor: string | undefined; limit: number; language: Language; among: Among }

/** One page in order, one more than `limit` when there are further ones. What lists show is read for these alone. */
export async function listingPage(db: Db, { order, cursor, limit, language, among }: Page): Promise<ListingRow[]> {
  const after = afterCursor(order, cursor)
  // A rank is made of the words alone, and these have the listing's place too.
  const [rank, source] =
    order.name === 'relevance'
      ? [order.by, sql`marketplace.listing_texts l where l.language = ${language} and`]
      : [sql`0::bigint`, sql`marketplace.listings l where`]
  const { rows } = await sql<ListingRow>`
    select ${COLUMNS}, t.name, page.rank from (
      select l.product_id, ${rank} as rank, row_number() over (${orderBy(order)}) as place
      from ${source} ${isAmong(among)} ${after ? sql`and ${after}` : sql``} ${orderBy(order)} limit ${limit + 1}
    ) page
    join marketplace.listings l using (product_id)
    join marketplace.listing_texts t on t.product_id = l.product_id and t.language = ${language} order by page.place`.execute(db)
  return rows
}

/** Places that came after the bits were read are none of theirs. Bytes count their bits from the other end. */
function isAmong(among: Among): RawBuilder<unknown> {
  if (among === null) return sql`true`
  if ('ordinals' in among) return sql`l.ordinal = any(${among.ordinals}::int[])`
  return sql`case when l.ordinal < ${among.bits.length * 8}::int then get_bit(${among.bits}::bytea, l.ordinal # 7) = 1 else false end`
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

export type Group = { slug: string; name: string | null; count: number; workspaceId: string | null; image: Picture | null }

/** Categories or vendors with their number of listings and the picture of the newest of their own. */
export async function listingGroups(db: Db, kind: 'category' | 'vendor'): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select counted.slug, newest.name, counted.count, newest.workspace_id, newest.image
    from (
      select a as slug, sum(bit_count(bits))::bigint as count from marketplace.listing_bits
      where kind = ${kind} group by a having sum(bit_count(bits)) > 0
    ) counted
    left join lateral (
      select ${sql.ref(`${kind}_name`)} as name, workspace_id, images -> 0 as image from marketplace.listings
      where ${sql.ref(`${kind}_slug`)} = counted.slug order by published_at desc, product_id desc limit 1
    ) newest on true
    order by counted.slug`.execute(db)
  return rows
}

/** What vendors are called in their listings. */
export async function vendorNames(db: Db, slugs: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ slug: string; name: string }>`
    select slug, vendor_name as name from unnest(${slugs}::text[]) as slug
    cross join lateral (select vendor_name from marketplace.listings where vendor_slug = slug limit 1) listed`.execute(db)
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}

/** In no particular order. */
export async function listingsByIds(db: Db, productIds: readonly string[], language: Language): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select ${COLUMNS}, t.name, 0::bigint as rank
    from marketplace.listings l join marketplace.listing_texts t on t.product_id = l.product_id and t.language = ${language}
    where l.product_id = any(${productIds})`.execute(db)
  return rows
}
