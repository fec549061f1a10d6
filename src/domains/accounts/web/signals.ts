import { invalidateByKey } from '#platform/web/realtime/refetch.ts'
import type { SignalHandlers } from '#platform/web/realtime/signal-handlers.ts'

export const signals: SignalHandlers = {
  'accounts.me'(client) {
    for (const key of ['me', 'accounts']) invalidateByKey(client, key)
  },
}
