import { Stamp } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  settingsTabs: [{ key: 'approvals', icon: Stamp, position: 7.2, load: () => import('./settings/approvals-tab.tsx') }],
  dashboardNumbers: [
    {
      key: 'approvals.waiting',
      label: 'approvals.dashboard.title',
      none: 'approvals.dashboard.none',
      icon: Stamp,
      to: '/approvals',
      position: 6.5,
      hiddenAtZero: true,
    },
  ],
})
