import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Tables } from './db.types.ts'
import { COLUMNS, type Listing } from './listings.sql.ts'

const marketplace = schemaOf<Tables>()

export async function listingsForUpdate(db: Db, productIds: readonly string[]): Promise<Listing[]> {
  const { rows } = await sql<Listing>`
    select ${COLUMNS} from marketplace.listings l where l.product_id = any(${productIds}) order by l.product_id for update`.execute(db)
  return rows
}

export async function upsertListings(db: Db, listings: readonly Listing[]): Promise<void> {
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
        publishedAt: ref('excluded.publishedAt'),
        availability: ref('excluded.availability'),
        colors: ref('excluded.colors'),
        images: ref('excluded.images'),
      })),
    )
    .execute()
}

export type ListingText = { productId: string; language: Language; name: string; description: string; otherWords: string }

/** Names count most, descriptions less; `otherWords` is the product's own language, so that its name finds it anywhere. */
export async function upsertTexts(db: Db, texts: readonly ListingText[]): Promise<void> {
  await sql`
    insert into marketplace.listing_texts (product_id, language, name, words)
    select product_id, language, name,
      setweight(to_tsvector('simple', platform.searchable(name)), 'A')
      || setweight(to_tsvector('simple', platform.searchable(other_words)), 'B')
      || setweight(to_tsvector('simple', platform.searchable(description)), 'C')
    from unnest(${texts.map((text) => text.productId)}::text[], ${texts.map((text) => text.language)}::text[],
      ${texts.map((text) => text.name)}::text[], ${texts.map((text) => text.description)}::text[],
      ${texts.map((text) => text.otherWords)}::text[]) as t(product_id, language, name, description, other_words)
    on conflict (product_id, language) do update set name = excluded.name, words = excluded.words`.execute(db)
}

export async function deleteListings(db: Db, productIds: readonly string[]): Promise<void> {
  await sql`delete from marketplace.listings where product_id = any(${productIds})`.execute(db)
}

export type CountChange = { categorySlug: string; vendorSlug: string; by: number }

/** Keeps the counts of listings; changes of one pair must be added up before. */
export async function changeCounts(db: Db, changes: readonly CountChange[]): Promise<void> {
  await sql`
    insert into marketplace.listing_counts as c (category_slug, vendor_slug, count)
    select * from unnest(${changes.map(({ categorySlug }) => categorySlug)}::text[], ${changes.map(({ vendorSlug }) => vendorSlug)}::text[],
      ${changes.map(({ by }) => by)}::bigint[])
    on conflict (category_slug, vendor_slug) do update set count = c.count + excluded.count`.execute(db)
}

/** Listings whose product is not among the active ones any more cannot stay: a rebuild starts from nothing. */
export async function deleteAllListings(db: Db): Promise<void> {
  await sql`delete from marketplace.listings`.execute(db)
  await sql`delete from marketplace.listing_counts`.execute(db)
}
