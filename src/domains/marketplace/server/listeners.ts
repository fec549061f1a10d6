import { loadActiveProductIds, loadActiveProductIdsWithAttribute, loadCategories } from '#domains/catalog/server/index.ts'
import { attributeChanged, categoriesChanged, collectedProductsChanged, productPublished, productRemoved } from '#events/catalog.ts'
import { stockChanged } from '#events/inventory.ts'
import { reportSubmitted, reportsClosed } from '#events/reports.ts'
import { ratingChanged } from '#events/reviews.ts'
import { approved, changed, closed, resumed, suspended } from '#events/vendors.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { listener } from '#platform/server/listeners.ts'
import type { Tx } from '#platform/server/transact.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { slugsWithin } from './facets/category-path.rules.ts'
import { mailStockNotices } from './jobs.ts'
import { renameCategories } from './listing-writes.sql.ts'
import { loadListedInCategories } from './listings.sql.ts'
import { findAwaitedVariants } from './notices/notices.sql.ts'
import { followReports } from './questions/follow-reports.ts'
import { refreshListings } from './refresh-listings.ts'

const BATCH = 500

export const listeners = [
  listener('marketplace.refreshProducts', [productPublished, productRemoved], (tx, events) =>
    refreshListings(
      tx,
      events.map(({ payload }) => payload.productId),
      { texts: true },
    ),
  ),
  listener('marketplace.refreshCollections', [collectedProductsChanged], (tx, events) =>
    refreshListings(
      tx,
      events.flatMap(({ payload }) => payload.productIds),
      { texts: false },
    ),
  ),
  listener('marketplace.refreshStock', [stockChanged], (tx, events) =>
    refreshListings(
      tx,
      events.map(({ payload }) => payload.productId),
      { texts: false },
    ),
  ),
  listener('marketplace.refreshRatings', [ratingChanged], (tx, events) =>
    refreshListings(
      tx,
      events.map(({ payload }) => payload.productId),
      { texts: false },
    ),
  ),
  listener('marketplace.refreshVendors', [changed, suspended, resumed, closed], async (tx, events) => {
    for (const workspaceId of new Set(events.map(({ payload }) => payload.workspaceId))) await refreshVendor(tx, workspaceId)
  }),
  listener('marketplace.refreshNewVendors', [approved], async (tx, events) => {
    for (const { payload } of events) await refreshVendor(tx, payload.workspaceId)
  }),
  listener('marketplace.refreshCategories', [categoriesChanged], async (tx, events) => {
    const categories = await loadCategories(tx.db, FALLBACK_LANGUAGE)
    await renameCategories(tx.db, categories)
    const changed = categories.filter(({ id }) => events.some(({ payload }) => payload.categoryId === id)).map(({ slug }) => slug)
    await refreshFoundBy(tx, slugsWithin(categories, changed))
  }),
  listener('marketplace.refreshAttributes', [attributeChanged], async (tx, events) => {
    for (const { payload } of events) if (payload.optionKeys.length > 0) await refreshAttribute(tx, payload)
  }),
  listener('marketplace.followReports', [reportSubmitted], followEntryReports),
  listener('marketplace.followClosedReports', [reportsClosed], followEntryReports),
  listener('marketplace.notifyBackInStock', [stockChanged], async (tx, events) => {
    const back = events.filter(({ payload: { before, after } }) => before <= 0 && after > 0).map(({ payload }) => payload.variantId)
    for (const variantId of await findAwaitedVariants(tx.db, back)) await enqueue(tx, mailStockNotices, { variantId }, tx.now)
  }),
]

/** Listings are found by the names of their category and its ancestors. */
async function refreshFoundBy(tx: Tx, categorySlugs: readonly string[]): Promise<void> {
  for (let last = ''; ; ) {
    const ids = await loadListedInCategories(tx.db, categorySlugs, last, BATCH)
    if (ids.length === 0) return
    await refreshListings(tx, ids, { texts: true })
    last = ids.at(-1) ?? last
  }
}

/** Refreshes the listings that have the attribute, or an option that joins its filter. */
async function refreshAttribute(tx: Tx, attribute: { key: string; optionKeys: readonly string[] }): Promise<void> {
  for (let last = ''; ; ) {
    const ids = await loadActiveProductIdsWithAttribute(tx.db, attribute, last, BATCH)
    if (ids.length === 0) return
    await refreshListings(tx, ids, { texts: true })
    last = ids.at(-1) ?? last
  }
}

/** Refreshes all listings of a vendor, which may have none left. */
async function refreshVendor(tx: Tx, workspaceId: string): Promise<void> {
  for (let last = ''; ; ) {
    const ids = await loadActiveProductIds(tx.db, last, BATCH, workspaceId)
    if (ids.length === 0) return
    await refreshListings(tx, ids, { texts: true })
    last = ids.at(-1) ?? last
  }
}

async function followEntryReports(tx: Tx, events: readonly { payload: { type: string; id: string } }[]): Promise<void> {
  const ids = events.flatMap(({ payload: { type, id } }) => (type === 'question' ? [id] : []))
  for (const id of [...new Set(ids)].sort()) await followReports(tx, id)
}
