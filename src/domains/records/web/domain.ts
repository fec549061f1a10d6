import { Tags } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  settingsTabs: [{ key: 'records', icon: Tags, position: 7.5, load: () => import('./settings/records-tab.tsx') }],
})
