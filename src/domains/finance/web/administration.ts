import { Banknote, ShieldCheck } from 'lucide-react'
import { defineAdministration } from '#platform/web/administration.ts'
import { useHeldSaleCount } from './admin/use-held-sale-count.ts'
import { usePendingPayoutCount } from './admin/use-pending-payout-count.ts'

export const administration = defineAdministration({
  settings: [
    { key: 'rates', group: 'shopping', position: 3, load: () => import('./admin/rates-settings.tsx') },
    { key: 'payouts', group: 'money', position: 1, load: () => import('./admin/payout-settings.tsx') },
    { key: 'commission', group: 'money', position: 2, load: () => import('./admin/commission-default.tsx') },
  ],
  tasks: [
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
