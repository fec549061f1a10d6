import { useWorkspace } from '#domains/workspaces/web/index.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { LimitsPanel } from './limits-panel.tsx'
import { SubstitutesPanel } from './substitutes-panel.tsx'

/** Limits of the active workspace, and who stands in for the reader there. */
export default function ApprovalsTab() {
  const workspace = useWorkspace()
  if (!workspace) return <Skeleton className="h-80 rounded-lg" />
  return (
    <div key={workspace.id} className="space-y-6">
      <LimitsPanel workspaceId={workspace.id} isManager={workspace.role !== 'staff'} />
      <SubstitutesPanel workspaceId={workspace.id} />
    </div>
  )
}
