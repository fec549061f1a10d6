import { Banknote } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  searchTypes: [{ type: 'payout', label: 'finance.admin.payouts', icon: Banknote, position: 5.06 }],
  dashboardNumbers: [
    {
      key: 'finance.balance',
      label: 'finance.dashboard.title',
      none: 'finance.dashboard.none',
      icon: Banknote,
      to: '/vendor/finances?tab=available',
      position: 6,
    },
  ],
})
