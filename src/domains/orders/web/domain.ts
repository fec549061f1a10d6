import { Scale } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'
import { useOpenDisputeCount } from './admin/open-dispute-count.ts'

export const web = defineWebDomain({
  platformSettings: [{ key: 'orders', group: 'shopping', position: 2, load: () => import('./admin/order-settings.tsx') }],
  adminTasks: [
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
  deletionBlockers: { 'orders.open': { words: 'orders.obligation.open', path: '/order-history' } },
})
