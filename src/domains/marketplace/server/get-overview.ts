import { allCategories, categoryName } from '#domains/catalog/server/index.ts'
import { vendorsOf } from '#domains/vendors/server/index.ts'
import type { Call } from '#platform/server/kernel.ts'
import { localized, type Picture, pictureView } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import { listingView } from './listing-view.ts'
import { listingGroups, newestListings } from './listings.sql.ts'

const NEWEST = 8

/** What the landing page shows of the shop. */
export async function getOverview({ kernel: { db }, language }: Call) {
  const [categories, groups, newest, vendorList] = await Promise.all([
    allCategories(db),
    listingGroups(db, 'category'),
    newestListings(db, language, NEWEST),
    listingGroups(db, 'vendor'),
  ])
  const vendors = await vendorsOf(
    db,
    vendorList.flatMap(({ workspaceId }) => workspaceId ?? []),
  )
  const counts = new Map(groups.map((group) => [group.slug, group]))
  return {
    categories: categories
      .filter(({ parentSlug }) => parentSlug === null)
      .map((category) => ({
        ...{ slug: category.slug, name: categoryName(category, language) },
        productCount: counts.get(category.slug)?.count ?? 0,
        image: imageOf(counts.get(category.slug)?.image, language),
      })),
    newest: newest.map((row) => listingView(row, language)),
    vendors: vendorList
      .flatMap(({ count, image, workspaceId }) => {
        const vendor = workspaceId === null ? undefined : vendors.get(workspaceId)
        if (!vendor) return []
        const { slug, name, number, tagline } = vendor
        return [{ slug, name, number, productCount: count, tagline: localized(tagline, language), image: imageOf(image, language) }]
      })
      .sort((a, b) => a.number - b.number)
      .map(({ number: _, ...vendor }) => vendor),
    productCount: vendorList.reduce((sum, { count }) => sum + count, 0),
  }
}

function imageOf(picture: Picture | null | undefined, language: Language) {
  return picture ? pictureView(picture, language) : null
}
