import { statusChanged } from '#facts/orders.ts'
import { type Listener, listener } from '#platform/server/listeners.ts'
import { leavePart } from './redeem.ts'

const giveUsesBack = listener('promotions.giveUsesBack', [statusChanged], async (tx, facts) => {
  for (const { payload } of facts) if (payload.to === 'Cancelled') await leavePart(tx, payload.orderId, payload.number)
})

export const listeners: readonly Listener[] = [giveUsesBack]
