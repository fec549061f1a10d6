import { receivedWith } from '#domains/orders/server/index.ts'
import { statusChanged } from '#facts/orders.ts'
import { ratingChanged } from '#facts/reviews.ts'
import { listener } from '#platform/server/listeners.ts'
import { announce } from '#platform/server/transact.ts'
import { verify } from './review-writes.sql.ts'

export const listeners = [
  // Somebody may review what is still on its way (product.md, rule 18).
  listener('reviews.verify', [statusChanged], async (tx, facts) => {
    for (const { payload } of facts) {
      const received = payload.to === 'Delivered' ? await receivedWith(tx.db, payload) : null
      for (const { status, ...of } of received ? await verify(tx.db, received) : [])
        if (status === 'approved') announce(tx, ratingChanged(of))
    }
  }),
]
