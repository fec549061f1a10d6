import { ratingsOfVendors } from '#domains/reviews/server/index.ts'
import { vendorsBySlug } from '#domains/vendors/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { localized } from '#platform/server/picture.ts'
import type { VendorPage } from '../contract.ts'
import { countOf } from './facets/bits.sql.ts'
import { ratingView } from './listing-view.ts'

/** Who a vendor is: what stands at the head of its page. */
export async function getVendor({ kernel: { db }, language }: Call, slug: string): Promise<VendorPage> {
  const [vendor] = await vendorsBySlug(db, [slug])
  if (!vendor) throw notFound()
  const { workspaceId, name, tagline, policies, createdAt } = vendor
  const [ratings, productCount] = await Promise.all([ratingsOfVendors(db, [workspaceId]), countOf(db, { kind: 'vendor', a: slug, b: '' })])
  const rating = ratings.get(workspaceId)
  const said = (text: Record<string, string> | undefined) => (text && localized(text, language)) || null
  return {
    ...{ slug, name, productCount, tagline: localized(tagline, language), since: createdAt.toISOString() },
    rating: rating ? ratingView({ ratingSum: rating.sum, ratingCount: rating.count }) : null,
    policies: { shipping: said(policies.shipping), returns: said(policies.returns) },
  }
}
