import { goodsOfOrder } from '#domains/orders/server/index.ts'
import { lineBegun } from '#facts/cart.ts'
import { orderPlaced } from '#facts/checkout.ts'
import { productLookedAt } from '#facts/marketplace.ts'
import { listener } from '#platform/server/listeners.ts'
import { countOccurrences, type Occurrence } from './product-days.sql.ts'

export const listeners = [
  listener('analytics.countViews', [productLookedAt], async (tx, facts) => {
    await countOccurrences(
      tx.db,
      'views',
      facts.map(({ payload, happenedAt }) => ({ ...payload, happenedAt })),
    )
  }),
  listener('analytics.countCartAdditions', [lineBegun], async (tx, facts) => {
    await countOccurrences(
      tx.db,
      'cartAdditions',
      facts.map(({ payload, happenedAt }) => ({ ...payload, happenedAt })),
    )
  }),
  // A product counts once an order, however many of its variants are in it.
  listener('analytics.countOrders', [orderPlaced], async (tx, facts) => {
    const ordered: Occurrence[] = []
    for (const { payload, happenedAt } of facts)
      for (const { productId, workspaceId } of await goodsOfOrder(tx.db, payload.orderId))
        ordered.push({ productId, workspaceId, happenedAt })
    await countOccurrences(tx.db, 'orders', ordered)
  }),
]
