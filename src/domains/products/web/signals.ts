import { invalidateByKey, invalidateEach } from '#platform/web/realtime/refetch.ts'
import type { SignalHandlers } from '#platform/web/realtime/signal-handlers.ts'

export const signals: SignalHandlers = {
  'products.product'(client, ids) {
    invalidateEach(client, ids, (productId) => ['workspace', null, 'products', 'one', productId])
    invalidateByKey(client, 'workspace', null, 'products', 'list')
    invalidateByKey(client, 'workspace', null, 'dashboard')
  },
}
