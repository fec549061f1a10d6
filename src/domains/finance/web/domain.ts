import { Banknote } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
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
