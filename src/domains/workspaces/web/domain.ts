import { Building2 } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  settingsTabs: [{ key: 'workspace', icon: Building2, position: 7, load: () => import('./settings/workspace-tab.tsx') }],
  deletionBlockers: { 'workspaces.owner': { words: 'workspaces.obligation.owner', path: '/settings?tab=workspace' } },
})
