import { invalidateByKey } from '#platform/web/realtime/refetch.ts'
import type { SignalHandlers } from '#platform/web/realtime/signal-handlers.ts'

export const signals: SignalHandlers = {
  // Each id is the type and the id of a record.
  'comments.thread': (client, ids) => {
    if (ids.length === 0) invalidateByKey(client, 'comments')
    for (const id of ids) invalidateByKey(client, 'comments', ...id.split(' '))
  },
}
