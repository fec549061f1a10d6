import { Store } from 'lucide-react'
import { defineAdministration } from '#platform/web/administration.ts'
import { usePendingApplicationCount } from './admin/queries.ts'

export const administration = defineAdministration({
  settings: [{ key: 'approval', group: 'people', position: 2, load: () => import('./admin/approval-settings.tsx') }],
  tasks: [
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
