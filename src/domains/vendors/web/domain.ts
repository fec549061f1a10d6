import { Store } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'
import { invalidateByKey, invalidateEach } from '#platform/web/realtime/refetch.ts'
import { usePendingApplicationCount } from './admin/queries.ts'

export const web = defineWebDomain({
  searchTypes: [{ type: 'vendor', label: 'vendors.search.title', icon: Store, position: 3 }],
  settingsTabs: [{ key: 'shop', icon: Store, position: 8, load: () => import('./shop/shop-tab.tsx') }],
  platformSettings: [{ key: 'approval', group: 'people', position: 2, load: () => import('./admin/approval-settings.tsx') }],
  signals: {
    'vendors.vendor'(client, ids) {
      invalidateEach(client, ids, (workspaceId) => ['workspace', workspaceId, 'vendor'])
      for (const list of ['vendor', 'vendors', 'vendorApplications', 'pendingApplications']) invalidateByKey(client, 'admin', list)
    },
  },
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
