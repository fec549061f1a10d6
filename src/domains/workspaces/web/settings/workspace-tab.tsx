import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { MeView } from '#domains/accounts/contract.ts'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { InvitationsPanel } from '../invitations/invitations-panel.tsx'
import { PeoplePanel } from '../people/people-panel.tsx'
import { useWorkspace, workspacesQuery } from '../queries.ts'
import { manages } from '../seat.ts'
import { GoingPanel } from './going-panel.tsx'
import { NamePanel } from './name-panel.tsx'
import { WorkspacesPanel } from './workspaces-panel.tsx'

export default function WorkspaceTab({ me }: { me: MeView }) {
  const { t } = useTranslation()
  const workspace = useWorkspace()
  const { data: workspaces = [], isLoadingError, refetch } = useQuery(workspacesQuery(useSource()))
  if (isLoadingError && !workspace) return <FailedNotice text={t('workspaces.loadFailed')} onRetry={() => void refetch()} />
  if (!workspace) return <Skeleton className="h-80 rounded-lg" />
  const home = workspaces.find(({ kind }) => kind === 'personal')
  return (
    <div key={workspace.id} className="space-y-6">
      <NamePanel workspace={workspace} />
      <PeoplePanel workspace={workspace} myId={me.id} />
      {manages(workspace.role) && <InvitationsPanel workspace={workspace} />}
      <WorkspacesPanel workspaces={workspaces} activeId={workspace.id} />
      {workspace.kind === 'business' && home && <GoingPanel workspace={workspace} homeId={home.id} />}
    </div>
  )
}
