import { Building2, MailOpen } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  settingsTabs: [{ key: 'workspace', icon: Building2, position: 7, load: () => import('./settings/workspace-tab.tsx') }],
  dashboardNumbers: [
    {
      key: 'workspaces.invitations',
      label: 'workspaces.received.title',
      none: 'workspaces.received.none',
      icon: MailOpen,
      to: '/invitations',
      position: 7.1,
      isOwn: true,
      hiddenAtZero: true,
    },
  ],
  deletionBlockers: { 'workspaces.owner': { words: 'workspaces.obligation.owner', path: '/settings?tab=workspace' } },
})
