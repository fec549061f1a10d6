import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMe } from '#domains/accounts/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { InvitationsPanel } from '../invitations/invitations-panel.tsx'
import { isManager } from '../membership.ts'
import { PeoplePanel } from '../people/people-panel.tsx'
import { useWorkspace, workspacesQuery } from '../queries.ts'
import { LeaveOrDeletePanel } from './leave-or-delete-panel.tsx'
import { NamePanel } from './name-panel.tsx'
import { WorkspacesPanel } from './workspaces-panel.tsx'

export default function WorkspaceTab() {
  const { t } = useTranslation()
  const me = useMe()
  const workspace = useWorkspace()
  const { data: workspaces = [], isLoadingError, refetch } = useQuery(workspacesQuery(useSource()))
  if (isLoadingError && !workspace) return <FailedNotice text={t('workspaces.loadFailed')} onRetry={() => void refetch()} />
  if (!workspace || !me) return <Skeleton className="h-80 rounded-lg" />
  const home = workspaces.find(({ kind }) => kind === 'personal')
  return (
    <div key={workspace.id} className="space-y-6">
      <NamePanel workspace={workspace} />
      <PeoplePanel workspace={workspace} myId={me.id} />
      {isManager(workspace.role) && <InvitationsPanel workspace={workspace} />}
      <WorkspacesPanel workspaces={workspaces} activeId={workspace.id} />
      {workspace.kind === 'business' && home && <LeaveOrDeletePanel workspace={workspace} homeId={home.id} />}
    </div>
  )
}
