import { Building2 } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'
import { invalidateByKey, invalidateEach } from '#platform/web/realtime/refetch.ts'

export const web = defineWebDomain({
  settingsTabs: [{ key: 'workspace', icon: Building2, position: 7, load: () => import('./settings/workspace-tab.tsx') }],
  signals: {
    'workspaces.workspace'(client, ids) {
      invalidateByKey(client, 'workspaces')
      for (const list of ['company', 'members', 'invitations']) invalidateEach(client, ids, (id) => ['workspace', id, list])
    },
  },
  deletionBlockers: { 'workspaces.owner': { words: 'workspaces.obligation.owner', path: '/settings?tab=workspace' } },
})
