import { useTranslation } from 'react-i18next'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { FieldsPanel } from './fields-panel.tsx'
import { TagsPanel } from './tags-panel.tsx'

/** Custom fields and tags of the active workspace; its owner and managers change them. */
export default function RecordsTab() {
  const { t } = useTranslation()
  const workspace = useWorkspace()
  if (!workspace) return <Skeleton className="h-80 rounded-lg" />
  const mayEdit = workspace.role !== 'staff'
  return (
    <div key={workspace.id} className="space-y-6">
      {!mayEdit && <p className="text-muted-foreground">{t('records.settings.managersOnly')}</p>}
      <FieldsPanel workspaceId={workspace.id} mayEdit={mayEdit} />
      <TagsPanel workspaceId={workspace.id} mayEdit={mayEdit} />
    </div>
  )
}
