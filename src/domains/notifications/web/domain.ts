import { Bell } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  settingsTabs: [{ key: 'notifications', icon: Bell, position: 4, load: () => import('./settings/notifications-tab.tsx') }],
  dashboardNumbers: [
    {
      key: 'notifications.unread',
      label: 'notifications.dashboard.title',
      none: 'notifications.dashboard.none',
      icon: Bell,
      to: '/notifications?show=unread',
      position: 7.4,
      isOwn: true,
      hiddenAtZero: true,
    },
  ],
})
