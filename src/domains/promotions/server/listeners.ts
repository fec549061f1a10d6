import { statusChanged } from '#events/orders.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import { releaseCancelledPart } from './redeem.ts'

const releaseCancelledUses = listener('promotions.releaseUses', [statusChanged], async (tx, events) => {
  for (const { payload } of events) if (payload.to === 'Cancelled') await releaseCancelledPart(tx, payload.orderId, payload.number)
})

export const listeners: readonly Listener[] = [releaseCancelledUses]
