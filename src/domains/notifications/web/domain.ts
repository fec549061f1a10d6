import { Bell } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  settingsTabs: [{ key: 'notifications', icon: Bell, position: 4, load: () => import('./settings/notifications-tab.tsx') }],
})
