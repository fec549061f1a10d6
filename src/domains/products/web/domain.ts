import { defineWebDomain } from '#platform/web/domain.ts'
import { invalidateByKey, invalidateEach } from '#platform/web/realtime/refetch.ts'

export const web = defineWebDomain({
  signals: {
    'products.product'(client, ids) {
      invalidateEach(client, ids, (productId) => ['workspace', null, 'products', 'one', productId])
      invalidateByKey(client, 'workspace', null, 'products', 'list')
    },
  },
})
