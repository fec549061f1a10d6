import { Package, PackageX } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  searchTypes: [{ type: 'vendorProduct', label: 'products.search.own', icon: Package, position: 0.5 }],
  recordTypes: [{ type: 'product', label: 'products.list.title', position: 1 }],
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
})
