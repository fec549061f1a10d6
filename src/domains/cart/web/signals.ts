import type { SignalHandlers } from '#platform/web/realtime/signal-handlers.ts'
import { invalidateCart } from './queries.ts'

export const signals: SignalHandlers = { 'cart.cart': (client) => void invalidateCart(client) }
