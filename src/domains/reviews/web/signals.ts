import { invalidateByKey, invalidateEach } from '#platform/web/realtime/refetch.ts'
import type { SignalHandlers } from '#platform/web/realtime/signal-handlers.ts'

export const signals: SignalHandlers = {
  'reviews.product': (client, ids) => invalidateEach(client, ids, (productId) => ['reviews', productId]),
  'reviews.review'(client, ids) {
    for (const kind of ['vendor', 'admin']) {
      invalidateEach(client, ids, (reviewId) => [kind, null, 'reviews', 'one', reviewId])
      invalidateByKey(client, kind, null, 'reviews', 'list')
    }
    invalidateByKey(client, 'admin', 'reviews', 'pending')
    invalidateByKey(client, 'workspace', null, 'dashboard')
  },
}
