import { invalidateByKey } from '#platform/web/realtime/refetch.ts'
import type { SignalHandlers } from '#platform/web/realtime/signal-handlers.ts'

export const signals: SignalHandlers = {
  'hr.payroll'(client) {
    invalidateByKey(client, 'workspace', null, 'hr.payroll')
  },
}
