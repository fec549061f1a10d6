import { invalidateByKey } from '#platform/web/realtime/refetch.ts'
import type { SignalHandlers } from '#platform/web/realtime/signal-handlers.ts'

export const signals: SignalHandlers = {
  // A request was made or decided, a limit changed, or somebody stands in for somebody else.
  'approvals.request'(client) {
    invalidateByKey(client, 'workspace', null, 'dashboard')
    invalidateByKey(client, 'workspace', null, 'approvals')
    invalidateByKey(client, 'admin', 'approvals')
  },
}
