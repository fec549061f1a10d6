import { productPublished, productRemoved } from '#facts/catalog.ts'
import { stockChanged } from '#facts/inventory.ts'
import { ratingChanged } from '#facts/reviews.ts'
import { listener } from '#platform/server/listeners.ts'
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
]
