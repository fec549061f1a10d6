import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#platform/web/failure.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import { HrPage } from '../hr-page.tsx'
import type { Route } from './+types/run.page.ts'
import { runQuery } from './queries.ts'

const RunRecord = lazyPart(() => import('./run-record.tsx'), { Fallback: SectionLoading })

export default function RunPage({ params: { runId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return <HrPage title={t('hr.payroll.title')}>{(workspaceId) => <Run key={runId} id={runId} workspaceId={workspaceId} />}</HrPage>
}

function Run({ id, workspaceId }: { id: string; workspaceId: string }) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery(runQuery(useSource(), workspaceId, id))
  if (isLoadingError && ['NOT_FOUND', 'INVALID_INPUT'].includes(errorCode(error))) return <NotFound />
  if (isPending) return <SectionLoading />
  if (isLoadingError) return <FailedNotice text={t('hr.payroll.failed')} onRetry={() => void refetch()} />
  return data ? <RunRecord run={data} workspaceId={workspaceId} /> : null
}
