import { allCategories } from '#domains/catalog/server/index.ts'
import { vendorsOf } from '#domains/vendors/server/index.ts'
import type { Call } from '#platform/server/kernel.ts'
import { localized, type Picture, pictureView } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import { listingView } from './listing-view.ts'
import { categoryGroups, listingOrder, listingPage, vendorGroups } from './listings.sql.ts'

const NEWEST = 8

/** What the landing page shows of the shop. */
export async function getOverview({ kernel: { db }, language }: Call) {
  const filter = { words: null }
  const [categories, groups, newest, vendorList] = await Promise.all([
    allCategories(db),
    categoryGroups(db),
    listingPage(db, filter, language, listingOrder('newest', filter), undefined, NEWEST),
    vendorGroups(db),
  ])
  const vendors = await vendorsOf(
    db,
    vendorList.map(({ workspaceId }) => workspaceId),
  )
  const counts = new Map(groups.map((group) => [group.slug, group]))
  return {
    categories: categories.map(({ slug, name }) => ({
      ...{ slug, name },
      productCount: counts.get(slug)?.count ?? 0,
      image: imageOf(counts.get(slug)?.image, language),
    })),
    newest: newest.slice(0, NEWEST).map((row) => listingView(row, language)),
    vendors: vendorList
      .map(({ slug, name, count, image, workspaceId }) => ({
        ...{ slug, name, productCount: count },
        number: vendors.get(workspaceId)?.number ?? 0,
        tagline: localized(vendors.get(workspaceId)?.tagline ?? {}, language),
        image: imageOf(image, language),
      }))
      .sort((a, b) => a.number - b.number)
      .map(({ number: _, ...vendor }) => vendor),
    productCount: groups.reduce((sum, { count }) => sum + count, 0),
  }
}

function imageOf(picture: Picture | null | undefined, language: Language) {
  return picture ? pictureView(picture, language) : null
}
