import { loadCategories } from '#domains/catalog/server/index.ts'
import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import { localized, type Picture, pictureView } from '#platform/server/picture.ts'
import type { OperationContext } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import { listingView } from './listing-view.ts'
import { listingGroups, loadNewestListings } from './listings.sql.ts'

const NEWEST = 8

/** Loads the marketplace sections of the landing page. */
export async function getOverview({ services: { db }, language }: OperationContext) {
  const [categories, groups, newest, vendorList] = await Promise.all([
    loadCategories(db, language),
    listingGroups(db, 'category'),
    loadNewestListings(db, language, NEWEST),
    listingGroups(db, 'vendor'),
  ])
  const vendors = await loadApprovedVendors(
    db,
    vendorList.flatMap(({ workspaceId }) => workspaceId ?? []),
  )
  const counts = new Map(groups.map((group) => [group.slug, group]))
  return {
    categories: categories
      .filter(({ parentSlug }) => parentSlug === null)
      .map((category) => ({
        slug: category.slug,
        name: category.name,
        productCount: counts.get(category.slug)?.count ?? 0,
        image: toImage(counts.get(category.slug)?.image, language),
      })),
    newest: newest.map((row) => listingView(row, language)),
    vendors: vendorList
      .flatMap(({ count, image, workspaceId }) => {
        const vendor = workspaceId === null ? undefined : vendors.get(workspaceId)
        if (!vendor) return []
        const { slug, name, number, tagline, logo } = vendor
        return [{ slug, name, number, productCount: count, tagline: localized(tagline, language), image: toImage(logo ?? image, language) }]
      })
      .sort((a, b) => a.number - b.number)
      .map(({ number: _, ...vendor }) => vendor),
    productCount: vendorList.reduce((sum, { count }) => sum + count, 0),
  }
}

function toImage(picture: Picture | null | undefined, language: Language) {
  return picture ? pictureView(picture, language) : null
}
