/** The application of one of my workspaces: the form, or how it stands. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWorkspace, workspacesQuery } from '#domains/workspaces/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { standingQuery } from '../queries.ts'
import { ApplicationForm } from './application-form.tsx'
import { OpenShop, WaitingApplication } from './standing.tsx'

export default function Application() {
  const { t } = useTranslation()
  const active = useWorkspace()
  const [chosen, setChosen] = useState<string | null>(null)
  const { data: workspaces = [], isLoadingError, refetch } = useQuery(workspacesQuery(useSource()))
  if (isLoadingError) return <FailedNotice text={t('workspaces.loadFailed')} onRetry={() => void refetch()} />
  // Who owns none but is a colleague somewhere has a personal one of their own.
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
      <Standing key={workspace.id} workspaceId={workspace.id} workspaceName={workspace.name} />
    </div>
  )
}

function Standing({ workspaceId, workspaceName }: { workspaceId: string; workspaceName: string }) {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(standingQuery(useSource(), workspaceId))
  if (isLoadingError) return <FailedNotice text={t('vendors.loadFailed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-[44rem] rounded-lg" />
  const { vendor, application, approval } = data
  if (vendor) return <OpenShop vendor={vendor} workspaceId={workspaceId} />
  if (application?.status === 'submitted') return <WaitingApplication application={application} workspaceId={workspaceId} />
  return <ApplicationForm key={application?.id ?? 'first'} {...{ workspaceId, workspaceName, application, approval }} />
}
