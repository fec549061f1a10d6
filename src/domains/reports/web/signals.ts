import { invalidateByKey } from '#platform/web/realtime/refetch.ts'
import type { SignalHandlers } from '#platform/web/realtime/signal-handlers.ts'

export const signals: SignalHandlers = {
  'reports.record'(client) {
    invalidateByKey(client, 'admin', 'reports')
    invalidateByKey(client, 'admin', 'moderation')
  },
}
