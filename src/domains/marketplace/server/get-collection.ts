import { findShownCollections } from '#domains/catalog/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import { localized } from '#platform/server/picture.ts'
import type { OperationContext } from '#platform/server/services.ts'
import type { CollectionPage } from '../contract.ts'
import { countListings } from './facets/bits.sql.ts'
import { listListings } from './list-listings.ts'

/** Loads the head of a collection's page; NOT_FOUND while it is hidden or its vendor may not sell. */
export async function getCollection(ctx: OperationContext, slug: string): Promise<CollectionPage> {
  const { services, language } = ctx
  const [found] = await findShownCollections(services.db, [slug])
  if (!found) throw notFound()
  const [productCount, { items }] = await Promise.all([
    countListings(services.db, { kind: 'collection', a: slug, b: '' }),
    listListings(ctx, { collection: [slug], limit: 1, facets: false }),
  ])
  return {
    slug,
    name: localized(found.name, language),
    description: localized(found.description, language),
    vendor: found.vendor,
    ordered: found.byHand,
    productCount,
    image: items[0]?.image ?? null,
  }
}
