import { EyeOff } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  settingsTabs: [{ key: 'privacy', icon: EyeOff, position: 3.5, load: () => import('./settings/privacy-tab.tsx') }],
  // Another person followed, asked, accepted or blocked, in any language that is in the cache.
  signals: { 'network.people': (client) => void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'network' }) },
})
