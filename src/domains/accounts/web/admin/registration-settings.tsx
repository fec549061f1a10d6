import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { platformSettingsQuery } from './queries.ts'

const RegistrationForm = lazy(() => import('./registration-form.tsx'))

export default function RegistrationSettings() {
  const { t } = useTranslation()
  const { data, isPending, isLoadingError, refetch } = useQuery(platformSettingsQuery(useSource()))
  if (isPending) return <Skeleton className="h-72 rounded-lg" />
  if (isLoadingError) return <FailedNotice text={t('accounts.platform.loadFailed')} onRetry={() => void refetch()} />
  return (
    <Panel title={t('accounts.platform.registration')} lead={t('accounts.platform.registrationLead')}>
      <Suspense fallback={<Skeleton className="h-52 rounded-md" />}>
        <RegistrationForm settings={data} />
      </Suspense>
    </Panel>
  )
}
