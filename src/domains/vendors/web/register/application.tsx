/** The application of one of the user's workspaces: the form or its status. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWorkspace, workspacesQuery } from '#domains/workspaces/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { applicationStatusQuery } from '../queries.ts'
import { ApplicationForm } from './application-form.tsx'
import { PendingApplication, ShopStatus } from './application-status.tsx'

export default function Application() {
  const { t } = useTranslation()
  const active = useWorkspace()
  const [chosen, setChosen] = useState<string | null>(null)
  const { data: workspaces = [], isLoadingError, refetch } = useQuery(workspacesQuery(useSource()))
  if (isLoadingError) return <FailedNotice text={t('workspaces.loadFailed')} onRetry={() => void refetch()} />
  // Every user owns at least a personal workspace.
  const own = workspaces.filter(({ role }) => role === 'owner')
  const workspace = own.find(({ id }) => id === chosen) ?? own.find(({ id }) => id === active?.id) ?? own[0]
  if (!workspace) return <Skeleton className="h-[44rem] rounded-lg" />
  return (
    <div className="space-y-5">
      {own.length > 1 && (
        <SelectField
          label={t('vendors.register.workspace')}
          value={workspace.id}
          onChange={({ target }) => setChosen(target.value)}
          hint={t('vendors.register.workspaceHint')}
        >
          {own.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <ApplicationStatus key={workspace.id} workspaceId={workspace.id} workspaceName={workspace.name} />
    </div>
  )
}

function ApplicationStatus({ workspaceId, workspaceName }: { workspaceId: string; workspaceName: string }) {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(applicationStatusQuery(useSource(), workspaceId))
  if (isLoadingError) return <FailedNotice text={t('vendors.loadFailed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-[44rem] rounded-lg" />
  const { vendor, application, approval } = data
  if (vendor) return <ShopStatus vendor={vendor} workspaceId={workspaceId} />
  if (application?.status === 'submitted') return <PendingApplication application={application} workspaceId={workspaceId} />
  return (
    <ApplicationForm
      key={application?.id ?? 'first'}
      workspaceId={workspaceId}
      workspaceName={workspaceName}
      application={application}
      approval={approval}
    />
  )
}
