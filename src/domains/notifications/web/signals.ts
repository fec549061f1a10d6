import { invalidateByKey } from '#platform/web/realtime/refetch.ts'
import type { SignalHandlers } from '#platform/web/realtime/signal-handlers.ts'

export const signals: SignalHandlers = {
  'notifications.bell'(client) {
    for (const part of ['summary', 'newest', 'list']) invalidateByKey(client, 'notifications', part)
    invalidateByKey(client, 'workspace', null, 'dashboard')
  },
}
