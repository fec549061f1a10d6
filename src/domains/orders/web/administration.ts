import { Scale } from 'lucide-react'
import { defineAdministration } from '#platform/web/administration.ts'
import { useOpenDisputeCount } from './admin/open-dispute-count.ts'

export const administration = defineAdministration({
  settings: [{ key: 'orders', group: 'shopping', position: 2, load: () => import('./admin/order-settings.tsx') }],
  tasks: [
    {
      key: 'disputes',
      label: 'orders.disputes.task',
      href: '/admin/returns',
      section: '/admin/returns',
      icon: Scale,
      position: 2,
      useCount: useOpenDisputeCount,
    },
  ],
})
