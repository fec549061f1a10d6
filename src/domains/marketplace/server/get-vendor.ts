import { loadPublishedCollectionsOf } from '#domains/catalog/server/index.ts'
import { loadVendorRatings } from '#domains/reviews/server/index.ts'
import { findCurrentSlug, findTrader, loadVendorsBySlug } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import { localized, pictureView } from '#platform/server/picture.ts'
import type { OperationContext } from '#platform/server/services.ts'
import type { VendorPage } from '../contract.ts'
import { countListings } from './facets/bits.sql.ts'
import { ratingView } from './listing-view.ts'

const COLLECTIONS = 20

/** Loads the head of a vendor's page. A former slug is answered with the current one. */
export async function getVendor({ services: { db }, language }: OperationContext, asked: string): Promise<VendorPage> {
  const vendor = await vendorNow(db, asked)
  if (!vendor) throw notFound()
  const { workspaceId, slug, name, tagline, description, policies, logo, banner, awayUntil, createdAt } = vendor
  const [ratings, productCount, collections, trader] = await Promise.all([
    loadVendorRatings(db, [workspaceId]),
    countListings(db, { kind: 'vendor', a: slug, b: '' }),
    loadPublishedCollectionsOf(db, workspaceId, COLLECTIONS),
    findTrader(db, workspaceId),
  ])
  const rating = ratings.get(workspaceId)
  const said = (text: Record<string, string> | undefined) => (text && localized(text, language)) || null
  return {
    slug,
    name,
    productCount,
    collections: collections.map((collection) => ({ slug: collection.slug, name: localized(collection.name, language) })),
    awayUntil,
    trader,
    description: localized(description, language),
    tagline: localized(tagline, language),
    since: createdAt.toISOString(),
    rating: rating ? ratingView({ ratingSum: rating.sum, ratingCount: rating.count }) : null,
    logo: logo && pictureView(logo, language),
    banner: banner && pictureView(banner, language),
    policies: { shipping: said(policies.shipping), returns: said(policies.returns) },
  }
}

async function vendorNow(db: Db, asked: string) {
  const [vendor] = await loadVendorsBySlug(db, [asked])
  if (vendor) return vendor
  const slug = await findCurrentSlug(db, asked)
  return slug === null ? undefined : (await loadVendorsBySlug(db, [slug]))[0]
}
