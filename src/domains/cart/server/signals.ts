import { orderPlaced } from '#events/checkout.ts'
import { type SignalRule, signalsFor } from '#platform/server/realtime/signals.ts'

/** What was bought left the cart. */
export const signals: readonly SignalRule[] = [
  signalsFor(orderPlaced, ({ payload: { userId } }) => (userId === null ? [] : [{ to: { user: userId }, topic: 'cart.cart', ids: [] }])),
]
