import { productPublished, productRemoved } from '#events/catalog.ts'
import { stockChanged } from '#events/inventory.ts'
import { listener } from '#platform/server/listeners.ts'
import { followPartProducts, followParts } from './follow-parts.ts'

export const listeners = [
  listener('inventory.followParts', [stockChanged], (tx, events) =>
    followParts(
      tx,
      events.map(({ payload }) => payload),
    ),
  ),
  listener('inventory.followPartProducts', [productPublished, productRemoved], (tx, events) =>
    followPartProducts(
      tx,
      events.map(({ payload }) => payload.productId),
    ),
  ),
]
