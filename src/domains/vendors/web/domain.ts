import { Store } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'
import { usePendingApplicationCount } from './admin/queries.ts'

export const web = defineWebDomain({
  settingsTabs: [{ key: 'shop', icon: Store, position: 8, load: () => import('./shop/shop-tab.tsx') }],
  platformSettings: [{ key: 'approval', group: 'people', position: 2, load: () => import('./admin/approval-settings.tsx') }],
  adminTasks: [
    {
      key: 'applications',
      label: 'vendors.admin.task',
      href: '/admin/vendors/applications',
      section: '/admin/vendors',
      icon: Store,
      position: 3,
      useCount: usePendingApplicationCount,
    },
  ],
})
