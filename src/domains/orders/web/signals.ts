import { invalidateByKey, invalidateEach } from '#platform/web/realtime/refetch.ts'
import type { SignalHandlers } from '#platform/web/realtime/signal-handlers.ts'

export const signals: SignalHandlers = {
  'orders.order'(client, ids) {
    invalidateEach(client, ids, (orderId) => ['orders', orderId])
    invalidateByKey(client, 'orders', 'list')
    invalidateByKey(client, 'proposals')
    invalidateByKey(client, 'workspace', null, 'orders')
    invalidateByKey(client, 'workspace', null, 'dashboard')
    for (const list of ['orders', 'disputes']) invalidateByKey(client, 'admin', list)
  },
}
