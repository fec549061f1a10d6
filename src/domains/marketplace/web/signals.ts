import { invalidateByKey, invalidateEach } from '#platform/web/realtime/refetch.ts'
import type { SignalHandlers } from '#platform/web/realtime/signal-handlers.ts'

export const signals: SignalHandlers = {
  // Lists stay as they are: a product that moves while somebody reads would be worse than a late price.
  'marketplace.listing': (client, ids) => invalidateEach(client, ids, (productId) => ['marketplace', 'listing', productId]),
  'marketplace.questions'(client, ids) {
    invalidateEach(client, ids, (productId) => ['marketplace', 'questions', productId])
    invalidateByKey(client, 'workspace', null, 'dashboard')
  },
}
