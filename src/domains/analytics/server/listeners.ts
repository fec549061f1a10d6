import { loadOrderProducts } from '#domains/orders/server/index.ts'
import { lineAdded } from '#events/cart.ts'
import { orderPlaced } from '#events/checkout.ts'
import { productViewed } from '#events/marketplace.ts'
import { listener } from '#platform/server/listeners.ts'
import { countOccurrences, type Occurrence } from './product-days.sql.ts'

export const listeners = [
  listener('analytics.countViews', [productViewed], async (tx, events) => {
    await countOccurrences(
      tx.db,
      'views',
      events.map(({ payload, happenedAt }) => ({ ...payload, happenedAt })),
    )
  }),
  listener('analytics.countCartAdditions', [lineAdded], async (tx, events) => {
    await countOccurrences(
      tx.db,
      'cartAdditions',
      events.map(({ payload, happenedAt }) => ({ ...payload, happenedAt })),
    )
  }),
  // A product counts once per order, whatever number of its variants is in it.
  listener('analytics.countOrders', [orderPlaced], async (tx, events) => {
    const ordered: Occurrence[] = []
    for (const { payload, happenedAt } of events)
      for (const { productId, workspaceId } of await loadOrderProducts(tx.db, payload.orderId))
        ordered.push({ productId, workspaceId, happenedAt })
    await countOccurrences(tx.db, 'orders', ordered)
  }),
]
