import { findReceived } from '#domains/orders/server/index.ts'
import { statusChanged } from '#events/orders.ts'
import { ratingChanged } from '#events/reviews.ts'
import { listener } from '#platform/server/listeners.ts'
import { publish } from '#platform/server/transact.ts'
import { markVerified } from './review-writes.sql.ts'

export const listeners = [
  // A review may be written before delivery (product.md, rule 18).
  listener('reviews.verify', [statusChanged], async (tx, events) => {
    for (const { payload } of events) {
      const received = payload.to === 'Delivered' ? await findReceived(tx.db, payload) : null
      for (const { status, ...of } of received ? await markVerified(tx.db, received) : [])
        if (status === 'approved') publish(tx, ratingChanged(of))
    }
  }),
]
