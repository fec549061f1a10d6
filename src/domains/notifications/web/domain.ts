import { Bell } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'
import { invalidateByKey } from '#platform/web/realtime/refetch.ts'

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
  signals: {
    'notifications.bell'(client) {
      for (const part of ['summary', 'newest', 'list']) invalidateByKey(client, 'notifications', part)
      invalidateByKey(client, 'workspace', null, 'dashboard')
    },
  },
})
