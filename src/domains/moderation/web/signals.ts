import { invalidateByKey } from '#platform/web/realtime/refetch.ts'
import type { SignalHandlers } from '#platform/web/realtime/signal-handlers.ts'

export const signals: SignalHandlers = {
  'moderation.decision'(client) {
    invalidateByKey(client, 'admin', 'moderation')
    invalidateByKey(client, 'moderation', 'decision')
  },
}
