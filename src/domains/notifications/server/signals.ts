import { bellChanged } from '#events/notifications.ts'
import { type SignalRule, signalsFor } from '#platform/server/realtime/signals.ts'

/** The number changes in all tabs and on all devices of the member. */
export const signals: readonly SignalRule[] = [
  signalsFor(bellChanged, ({ aggregate }) => [{ to: { user: aggregate }, topic: 'notifications.bell', ids: [] }]),
]
