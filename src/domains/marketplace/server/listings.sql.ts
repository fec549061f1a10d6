import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Unit } from '../../catalog/contract.ts'
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
  /** The compare-at price of the cheapest variant. */
  compareAtMinor: number | null
  publishedAt: Date
  availability: Availability
  colors: string[]
  sizes: string[]
  ratingSum: number
  ratingCount: number
  images: Picture[]
  unit: Unit
  step: number
  tags: string[]
  /** Ids. */
  collections: string[]
}

export type ListingRow = Listing & { name: string }

/** Listed one by one: a prepared `select *` would fail once a migration adds a column. */
export const COLUMNS = sql.raw(
  `l.product_id, l.workspace_id, l.vendor_slug, l.vendor_name, l.category_slug, l.category_name, l.currency, l.price_minor,
    l.max_price_minor, l.compare_at_minor, l.published_at, l.availability, l.colors, l.sizes, l.rating_sum, l.rating_count, l.images,
    l.unit, l.step, l.tags, l.collections`,
)

export async function loadNewestListings(db: Db, language: Language, limit: number): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select ${COLUMNS}, t.name from (select * from marketplace.listings order by published_at desc, product_id desc limit ${limit}) l
    join marketplace.listing_texts t on t.product_id = l.product_id and t.language = ${language}
    order by l.published_at desc, l.product_id desc`.execute(db)
  return rows
}

/** The newest other listings of the vendor, and of other vendors in the category. */
export async function loadRelatedListings(
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
    select ${COLUMNS}, t.name, l.place from (select * from own union all select * from others) l
    join marketplace.listing_texts t on t.product_id = l.product_id and t.language = ${language}
    order by l.place, l.published_at desc, l.product_id desc`.execute(db)
  return { sameVendor: rows.filter(({ place }) => place === 0), similar: rows.filter(({ place }) => place === 1) }
}

export type Group = { slug: string; name: string | null; count: number; workspaceId: string | null; image: Picture | null }

/** Categories or vendors with their listing counts and the picture of their newest listing. */
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

/** Vendor names by slug, as stored in listings. */
export async function loadVendorNames(db: Db, slugs: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ slug: string; name: string }>`
    select slug, vendor_name as name from unnest(${slugs}::text[]) as slug
    cross join lateral (select vendor_name from marketplace.listings where vendor_slug = slug limit 1) listed`.execute(db)
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}

/** Product ids of listings in these categories themselves, ascending. */
export async function loadListedInCategories(db: Db, slugs: readonly string[], afterId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ productId: string }>`
    select product_id from marketplace.listings where category_slug = any(${slugs}) and product_id > ${afterId}
    order by product_id limit ${limit}`.execute(db)
  return rows.map(({ productId }) => productId)
}

/** The listed ones of these products with their doc ids, in the order of the ids. */
export async function loadPlaces(db: Db, productIds: readonly string[]): Promise<{ productId: string; place: number }[]> {
  const { rows } = await sql<{ productId: string; place: number }>`
    select l.product_id, l.ordinal as place from unnest(${productIds}::text[]) with ordinality as wanted(id, position)
    join marketplace.listings l on l.product_id = wanted.id order by wanted.position`.execute(db)
  return rows
}

/** In no particular order. */
export async function loadListings(db: Db, productIds: readonly string[], language: Language): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select ${COLUMNS}, t.name
    from marketplace.listings l join marketplace.listing_texts t on t.product_id = l.product_id and t.language = ${language}
    where l.product_id = any(${productIds})`.execute(db)
  return rows
}
