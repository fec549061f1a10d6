import { allCategories } from '#domains/catalog/server/index.ts'
import { vendorsBySlug } from '#domains/vendors/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Call } from '#platform/server/kernel.ts'
import { localized } from '#platform/server/picture.ts'
import type { Reduction } from '../contract/reduction.ts'
import { type OfferedRow, promotionsOffered } from './offered.sql.ts'
import { problemOf } from './standing.rules.ts'

/** By vendor; one that may not sell is left out. One statement for the promotions of all of them. */
export async function readReductions(
  { kernel, language }: Call,
  slugs: readonly string[],
): Promise<{ items: { vendor: string; reductions: Reduction[] }[] }> {
  const { db } = kernel
  const now = kernel.now()
  const vendors = await vendorsBySlug(db, slugs)
  const workspaceIds = vendors.map(({ workspaceId }) => workspaceId)
  const offered =
    vendors.length === 0 ? [] : await promotionsOffered(db, { customer: null, holder: null }, { workspaceIds, codes: [], now })
  const shares = offered.flatMap((row) => shareOf(row, now))
  const withBelow = await categoriesWithBelow(db, shares)
  const inCartsOrder = [...shares.filter(({ row }) => row.workspaceId !== null), ...shares.filter(({ row }) => row.workspaceId === null)]
  const ofVendor = (workspaceId: string) =>
    inCartsOrder
      .filter(
        ({ row }) => (row.workspaceId ?? workspaceId) === workspaceId && (row.vendors.length === 0 || row.vendors.includes(workspaceId)),
      )
      .map(({ row: { name, products, categories }, percent }) => ({
        ...{ name: localized(name, language), percent, products },
        categories: withBelow(categories),
      }))
  return { items: vendors.map(({ slug, workspaceId }) => ({ vendor: slug, reductions: ofVendor(workspaceId) })) }
}

/** What one piece has by itself, whoever buys it. */
function shareOf(row: OfferedRow, now: Date): { row: OfferedRow; percent: number }[] {
  const { offer, minimumMinor, maxUsesPerCustomer } = row
  if (offer.kind !== 'percentage' || minimumMinor > 0 || maxUsesPerCustomer !== null || problemOf(row, 0, now)) return []
  return [{ row, percent: offer.percent }]
}

async function categoriesWithBelow(db: Db, shares: readonly { row: OfferedRow }[]): Promise<(slugs: readonly string[]) => string[]> {
  if (shares.every(({ row }) => row.categories.length === 0)) return (slugs) => [...slugs]
  const all = await allCategories(db)
  return (slugs) => all.filter(({ slug, parentSlug }) => slugs.includes(slug) || slugs.includes(parentSlug ?? '')).map(({ slug }) => slug)
}
