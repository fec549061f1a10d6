import { invalidateByKey } from '#platform/web/realtime/refetch.ts'
import type { SignalHandlers } from '#platform/web/realtime/signal-handlers.ts'

export const signals: SignalHandlers = {
  'finance.balance'(client) {
    invalidateByKey(client, 'workspace', null, 'dashboard')
    invalidateByKey(client, 'workspace', null, 'finance')
    invalidateByKey(client, 'admin', 'finance')
  },
  'finance.payout'(client) {
    invalidateByKey(client, 'workspace', null, 'dashboard')
    invalidateByKey(client, 'workspace', null, 'finance')
    invalidateByKey(client, 'admin', 'finance')
  },
}
