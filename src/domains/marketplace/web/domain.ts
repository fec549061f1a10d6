import { defineWebDomain } from '#platform/web/domain.ts'
import { invalidateEach } from '#platform/web/realtime/refetch.ts'
import { useProductSearch } from './use-product-search.tsx'

export const web = defineWebDomain({
  useSearch: useProductSearch,
  signals: {
    // Lists stay as they are: a product that moves while somebody reads would be worse than a late price.
    'marketplace.listing': (client, ids) => invalidateEach(client, ids, (productId) => ['marketplace', 'listing', productId]),
    'marketplace.questions': (client, ids) => invalidateEach(client, ids, (productId) => ['marketplace', 'questions', productId]),
  },
})
