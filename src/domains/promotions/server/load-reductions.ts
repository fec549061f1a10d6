import { loadCategories } from '#domains/catalog/server/index.ts'
import { loadVendorsBySlug } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { localized } from '#platform/server/picture.ts'
import type { OperationContext } from '#platform/server/services.ts'
import type { Reduction } from '../contract/reduction.ts'
import { loadOfferedPromotions, type OfferedRow } from './offered.sql.ts'
import { codeProblem } from './promotion-state.rules.ts'

/** Loads automatic reductions by vendor in one query; leaves out vendors that may not sell. */
export async function loadReductions(
  { services, language }: OperationContext,
  slugs: readonly string[],
): Promise<{ items: { vendor: string; reductions: Reduction[] }[] }> {
  const { db } = services
  const now = services.now()
  const vendors = await loadVendorsBySlug(db, slugs)
  const workspaceIds = vendors.map(({ workspaceId }) => workspaceId)
  const offered =
    vendors.length === 0 ? [] : await loadOfferedPromotions(db, { customers: [], holder: null }, { workspaceIds, codes: [], now })
  const shares = offered.flatMap((row) => automaticPercentageFor(row, now))
  const withBelow = await categoryDescendants(db, shares)
  const inCartsOrder = [...shares.filter(({ row }) => row.workspaceId !== null), ...shares.filter(({ row }) => row.workspaceId === null)]
  const ofVendor = (workspaceId: string) =>
    inCartsOrder
      .filter(
        ({ row }) => (row.workspaceId ?? workspaceId) === workspaceId && (row.vendors.length === 0 || row.vendors.includes(workspaceId)),
      )
      .map(({ row: { name, products, categories, tags, collections }, percent }) => ({
        name: localized(name, language),
        percent,
        products,
        tags,
        collections,
        categories: withBelow(categories),
      }))
  return { items: vendors.map(({ slug, workspaceId }) => ({ vendor: slug, reductions: ofVendor(workspaceId) })) }
}

/** Keeps promotions that reduce a single unit for every customer: percentages without minimum order, limit per customer or segment. */
function automaticPercentageFor(row: OfferedRow, now: Date): { row: OfferedRow; percent: number }[] {
  const { offer, minimumMinor, maxUsesPerCustomer, segmentId } = row
  if (offer.kind !== 'percentage' || minimumMinor > 0 || maxUsesPerCustomer !== null || segmentId !== null || codeProblem(row, 0, now))
    return []
  return [{ row, percent: offer.percent }]
}

async function categoryDescendants(db: Db, shares: readonly { row: OfferedRow }[]): Promise<(slugs: readonly string[]) => string[]> {
  if (shares.every(({ row }) => row.categories.length === 0)) return (slugs) => [...slugs]
  const all = await loadCategories(db)
  return (slugs) => all.filter(({ slug, parentSlug }) => slugs.includes(slug) || slugs.includes(parentSlug ?? '')).map(({ slug }) => slug)
}
