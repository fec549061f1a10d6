import { Banknote, ShieldCheck } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'
import { invalidateByKey } from '#platform/web/realtime/refetch.ts'
import { useHeldSaleCount } from './admin/use-held-sale-count.ts'
import { usePendingPayoutCount } from './admin/use-pending-payout-count.ts'

export const web = defineWebDomain({
  dashboardNumbers: [
    {
      key: 'finance.balance',
      label: 'finance.dashboard.title',
      none: 'finance.dashboard.none',
      icon: Banknote,
      to: '/vendor/finances',
      position: 6,
    },
  ],
  platformSettings: [
    { key: 'rates', group: 'shopping', position: 3, load: () => import('./admin/rates-settings.tsx') },
    { key: 'payouts', group: 'money', position: 1, load: () => import('./admin/payout-settings.tsx') },
    { key: 'commission', group: 'money', position: 2, load: () => import('./admin/commission-default.tsx') },
  ],
  signals: {
    'finance.balance'(client) {
      invalidateByKey(client, 'workspace', null, 'dashboard')
      invalidateByKey(client, 'workspace', null, 'finance')
      invalidateByKey(client, 'admin', 'finance')
    },
    'finance.payout'(client) {
      invalidateByKey(client, 'workspace', null, 'dashboard')
      invalidateByKey(client, 'workspace', null, 'finance')
      invalidateByKey(client, 'admin', 'finance')
    },
  },
  adminTasks: [
    {
      key: 'payouts',
      label: 'finance.admin.task',
      href: '/admin/payouts?status=pending',
      icon: Banknote,
      position: 4,
      useCount: usePendingPayoutCount,
    },
    {
      key: 'heldSales',
      label: 'finance.held.task',
      href: '/admin/payouts',
      icon: ShieldCheck,
      position: 5,
      useCount: useHeldSaleCount,
    },
  ],
})
