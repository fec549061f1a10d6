import { allCategories, categoryName } from '#domains/catalog/server/index.ts'
import { categoriesChanged, productPublished, productRemoved } from '#facts/catalog.ts'
import { stockChanged } from '#facts/inventory.ts'
import { ratingChanged } from '#facts/reviews.ts'
import { enqueue } from '#platform/server/jobs.ts'
import { listener } from '#platform/server/listeners.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { mailStockNotices } from './jobs.ts'
import { renameCategories } from './listing-writes.sql.ts'
import { awaited } from './notices/notices.sql.ts'
import { refreshListings } from './refresh-listings.ts'

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
