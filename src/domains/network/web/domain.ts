import { EyeOff } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  settingsTabs: [{ key: 'privacy', icon: EyeOff, position: 3.5, load: () => import('./settings/privacy-tab.tsx') }],
})
