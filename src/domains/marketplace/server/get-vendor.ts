import { ratingsOfVendors } from '#domains/reviews/server/index.ts'
import { slugAfter, vendorsBySlug } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { localized, pictureView } from '#platform/server/picture.ts'
import type { VendorPage } from '../contract.ts'
import { countOf } from './facets/bits.sql.ts'
import { ratingView } from './listing-view.ts'

/** Who a vendor is: what stands at the head of its page. A slug it had before answers with the one it has. */
export async function getVendor({ kernel: { db }, language }: Call, asked: string): Promise<VendorPage> {
  const vendor = await vendorNow(db, asked)
  if (!vendor) throw notFound()
  const { workspaceId, slug, name, tagline, description, policies, logo, banner, awayUntil, createdAt } = vendor
  const [ratings, productCount] = await Promise.all([ratingsOfVendors(db, [workspaceId]), countOf(db, { kind: 'vendor', a: slug, b: '' })])
  const rating = ratings.get(workspaceId)
  const said = (text: Record<string, string> | undefined) => (text && localized(text, language)) || null
  return {
    ...{
      slug,
      name,
      productCount,
      awayUntil,
      description: localized(description, language),
      tagline: localized(tagline, language),
      since: createdAt.toISOString(),
    },
    rating: rating ? ratingView({ ratingSum: rating.sum, ratingCount: rating.count }) : null,
    logo: logo && pictureView(logo, language),
    banner: banner && pictureView(banner, language),
    policies: { shipping: said(policies.shipping), returns: said(policies.returns) },
  }
}

async function vendorNow(db: Db, asked: string) {
  const [vendor] = await vendorsBySlug(db, [asked])
  if (vendor) return vendor
  const slug = await slugAfter(db, asked)
  return slug === null ? undefined : (await vendorsBySlug(db, [slug]))[0]
}
