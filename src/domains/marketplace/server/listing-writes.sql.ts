import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Tables } from './db.types.ts'
import { COLUMNS, type Listing } from './listings.sql.ts'

const marketplace = schemaOf<Tables>()

/** A stored listing with its doc id (`ordinal`) and its tokens (`facets`). */
export type StoredListing = Listing & { ordinal: number; facets: string[] }

/** Serializes refreshes: doc ids are assigned once, and bitmap changes depend on the previous row. */
export async function lockListings(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('marketplace.listings', 0))`.execute(db)
}

export async function loadStoredListings(db: Db, productIds: readonly string[]): Promise<StoredListing[]> {
  const { rows } = await sql<StoredListing>`
    select ${COLUMNS}, l.ordinal, l.facets from marketplace.listings l where l.product_id = any(${productIds}) order by l.product_id`.execute(
    db,
  )
  return rows
}

/** The first unused ordinal. */
export async function nextOrdinal(db: Db): Promise<number> {
  const { rows } = await sql<{ next: number }>`select coalesce(max(ordinal) + 1, 0) as next from marketplace.listings`.execute(db)
  return rows[0]?.next ?? 0
}

export async function upsertListings(db: Db, listings: readonly StoredListing[]): Promise<void> {
  await marketplace(db)
    .insertInto('marketplace.listings')
    .values(listings.map((listing) => ({ ...listing, images: JSON.stringify(listing.images) })))
    .onConflict((conflict) =>
      conflict.column('productId').doUpdateSet(({ ref }) => ({
        workspaceId: ref('excluded.workspaceId'),
        vendorSlug: ref('excluded.vendorSlug'),
        vendorName: ref('excluded.vendorName'),
        categorySlug: ref('excluded.categorySlug'),
        categoryName: ref('excluded.categoryName'),
        currency: ref('excluded.currency'),
        priceMinor: ref('excluded.priceMinor'),
        maxPriceMinor: ref('excluded.maxPriceMinor'),
        compareAtMinor: ref('excluded.compareAtMinor'),
        publishedAt: ref('excluded.publishedAt'),
        availability: ref('excluded.availability'),
        colors: ref('excluded.colors'),
        sizes: ref('excluded.sizes'),
        ratingSum: ref('excluded.ratingSum'),
        ratingCount: ref('excluded.ratingCount'),
        images: ref('excluded.images'),
        unit: ref('excluded.unit'),
        step: ref('excluded.step'),
        tags: ref('excluded.tags'),
        collections: ref('excluded.collections'),
        facets: ref('excluded.facets'),
        // The index loads only sort columns from these rows, so other changes need no new version.
        version: sql<number>`case when (listings.price_minor, listings.published_at, listings.rating_sum, listings.rating_count)
          is distinct from (excluded.price_minor, excluded.published_at, excluded.rating_sum, excluded.rating_count)
          then excluded.version else listings.version end`,
      })),
    )
    .execute()
}

/** `foundBy` are words of the language, `codes` such as SKUs are not. */
export type ListingText = {
  productId: string
  language: Language
  name: string
  description: string
  otherWords: string
  foundBy: string
  codes: string
}

/**
 * Names weigh most, descriptions least. `otherWords` is the product's name in its original language, so that it is found in every language.
 */
export async function upsertTexts(db: Db, texts: readonly ListingText[]): Promise<void> {
  await sql`
    insert into marketplace.listing_texts (product_id, language, ordinal, name, found_by, name_words, words)
    select product_id, language, ordinal, t.name, found_by, name_words,
      name_words || setweight(marketplace.to_words(language, description), 'C')
    from unnest(${texts.map((text) => text.productId)}::text[], ${texts.map((text) => text.language)}::text[],
      ${texts.map((text) => text.name)}::text[], ${texts.map((text) => text.description)}::text[],
      ${texts.map((text) => text.otherWords)}::text[], ${texts.map((text) => text.foundBy)}::text[],
      ${texts.map((text) => text.codes)}::text[]) as t(product_id, language, name, description, other_words, found_by, codes)
    join marketplace.listings using (product_id)
    cross join lateral (
      select setweight(marketplace.to_words(language, t.name), 'A')
        || setweight(marketplace.to_words(language, concat_ws(' ', other_words, found_by, codes)), 'B') as name_words
    ) as w
    on conflict (product_id, language) do update
    set ordinal = excluded.ordinal, name = excluded.name, found_by = excluded.found_by, name_words = excluded.name_words, words = excluded.words, version = excluded.version
    where (listing_texts.ordinal, listing_texts.name, listing_texts.found_by, listing_texts.words)
      is distinct from (excluded.ordinal, excluded.name, excluded.found_by, excluded.words)`.execute(db)
  await sql`
    insert into marketplace.words (language, word)
    select distinct language, word
    from unnest(${texts.map((text) => text.language)}::text[], ${texts.map((text) => [text.name, text.otherWords, text.foundBy].join(' '))}::text[])
      as t(language, text), unnest(tsvector_to_array(to_tsvector('simple', marketplace.plain(text)))) as word
    where word !~ '[0-9]'
    order by 1, 2 on conflict do nothing`.execute(db)
}

export async function hasListingsWithoutWords(db: Db): Promise<boolean> {
  const { rows } = await sql`select from marketplace.listing_texts where found_by is null limit 1`.execute(db)
  return rows.length > 0
}

export async function deleteListings(db: Db, productIds: readonly string[]): Promise<void> {
  await sql`delete from marketplace.listings where product_id = any(${productIds})`.execute(db)
}

/** Deletes all rows, because listings of products that are no longer active must not survive a rebuild. */
export async function deleteAllListings(db: Db): Promise<void> {
  await sql`delete from marketplace.listings`.execute(db)
  await sql`delete from marketplace.words`.execute(db)
}

/** Updates category names. Names are not facets, so no bitmap changes. */
export async function renameCategories(db: Db, names: readonly { slug: string; name: string }[]): Promise<void> {
  await sql`
    update marketplace.listings l set category_name = known.name
    from unnest(${names.map(({ slug }) => slug)}::text[], ${names.map(({ name }) => name)}::text[]) as known(slug, name)
    where l.category_slug = known.slug and l.category_name <> known.name`.execute(db)
}
