import { activeProductIdsOf, allCategories, categoryName } from '#domains/catalog/server/index.ts'
import { categoriesChanged, productPublished, productRemoved } from '#facts/catalog.ts'
import { stockChanged } from '#facts/inventory.ts'
import { ratingChanged } from '#facts/reviews.ts'
import { approved, changed, closed, resumed, suspended } from '#facts/vendors.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { listener } from '#platform/server/listeners.ts'
import type { Tx } from '#platform/server/transact.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { mailStockNotices } from './jobs.ts'
import { renameCategories } from './listing-writes.sql.ts'
import { awaited } from './notices/notices.sql.ts'
import { refreshListings } from './refresh-listings.ts'

const BATCH = 500

export const listeners = [
  listener('marketplace.showProducts', [productPublished, productRemoved], (tx, facts) =>
    refreshListings(
      tx,
      facts.map(({ payload }) => payload.productId),
      { texts: true },
    ),
  ),
  listener('marketplace.showStock', [stockChanged], (tx, facts) =>
    refreshListings(
      tx,
      facts.map(({ payload }) => payload.productId),
      { texts: false },
    ),
  ),
  listener('marketplace.showRatings', [ratingChanged], (tx, facts) =>
    refreshListings(
      tx,
      facts.map(({ payload }) => payload.productId),
      { texts: false },
    ),
  ),
  listener('marketplace.showVendors', [changed, suspended, resumed, closed], async (tx, facts) => {
    for (const workspaceId of new Set(facts.map(({ payload }) => payload.workspaceId))) await refreshVendor(tx, workspaceId)
  }),
  listener('marketplace.showNewVendors', [approved], async (tx, facts) => {
    for (const { payload } of facts) await refreshVendor(tx, payload.workspaceId)
  }),
  listener('marketplace.showCategories', [categoriesChanged], async (tx) => {
    const categories = await allCategories(tx.db)
    await renameCategories(
      tx.db,
      categories.map((category) => ({ slug: category.slug, name: categoryName(category, FALLBACK_LANGUAGE) })),
    )
  }),
  listener('marketplace.tellThatItIsBack', [stockChanged], async (tx, facts) => {
    const back = facts.filter(({ payload: { before, after } }) => before <= 0 && after > 0).map(({ payload }) => payload.variantId)
    for (const variantId of await awaited(tx.db, back)) await enqueue(tx, mailStockNotices, { variantId }, tx.now)
  }),
]

/** Everything a vendor sells, which may be nothing any more. */
async function refreshVendor(tx: Tx, workspaceId: string): Promise<void> {
  for (let last = ''; ; ) {
    const ids = await activeProductIdsOf(tx.db, workspaceId, last, BATCH)
    if (ids.length === 0) return
    await refreshListings(tx, ids, { texts: true })
    last = ids.at(-1) ?? last
  }
}
