import { PackageX } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'
import { invalidateByKey, invalidateEach } from '#platform/web/realtime/refetch.ts'

export const web = defineWebDomain({
  dashboardNumbers: [
    {
      key: 'products.low',
      label: 'products.dashboard.title',
      none: 'products.dashboard.none',
      icon: PackageX,
      to: '/products?stock=low',
      position: 3,
    },
  ],
  signals: {
    'products.product'(client, ids) {
      invalidateEach(client, ids, (productId) => ['workspace', null, 'products', 'one', productId])
      invalidateByKey(client, 'workspace', null, 'products', 'list')
      invalidateByKey(client, 'workspace', null, 'dashboard')
    },
  },
})
