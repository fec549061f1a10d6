import { Store } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  searchTypes: [{ type: 'vendor', label: 'vendors.search.title', icon: Store, position: 3 }],
  settingsTabs: [{ key: 'shop', icon: Store, position: 8, load: () => import('./shop/shop-tab.tsx') }],
})
