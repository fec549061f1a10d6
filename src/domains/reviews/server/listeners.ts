import { findPartBuyer } from '#domains/orders/server/index.ts'
import { countOpenReports } from '#domains/reports/server/index.ts'
import { parcelDelivered, returned, saleReversed } from '#events/orders.ts'
import { reportSubmitted, reportsClosed } from '#events/reports.ts'
import { submitted } from '#events/reviews.ts'
import { listener } from '#platform/server/listeners.ts'
import type { Tx } from '#platform/server/transact.ts'
import { refreshPurchases } from './refresh-purchases.ts'
import { findAuthor, setReported } from './review-writes.sql.ts'

export const listeners = [
  listener('reviews.followDeliveries', [parcelDelivered], followOrders),
  listener('reviews.followReturns', [returned], followOrders),
  // Cancellations, and refunds with and without a return.
  listener('reviews.followReversals', [saleReversed], followOrders),
  // An order may have changed while the review was being submitted, before this domain could see the review.
  listener('reviews.checkPurchase', [submitted], async (tx, events) => {
    for (const { payload } of events) {
      const userId = await findAuthor(tx.db, payload.reviewId)
      if (userId) await refreshPurchases(tx, userId, [payload.productId])
    }
  }),
  listener('reviews.followReports', [reportSubmitted], followReports),
  listener('reviews.followClosedReports', [reportsClosed], followReports),
]

async function followOrders(tx: Tx, events: readonly { payload: { orderId: string; number: number } }[]): Promise<void> {
  for (const { payload } of events) {
    const bought = await findPartBuyer(tx.db, payload)
    if (bought) await refreshPurchases(tx, bought.userId, bought.productIds)
  }
}

async function followReports(tx: Tx, events: readonly { payload: { type: string; id: string } }[]): Promise<void> {
  const ids = [...new Set(events.flatMap(({ payload: { type, id } }) => (type === 'review' ? [id] : [])))].sort()
  const open = await countOpenReports(tx.db, 'review', ids)
  for (const id of ids) await setReported(tx.db, id, open.has(id))
}
