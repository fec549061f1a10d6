import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RequirePermission } from '#domains/workspaces/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { Route } from './+types/leave-request.page.ts'
import { leaveRequestQuery } from './leave-queries.ts'

const Loading = () => <Skeleton className="h-96 rounded-lg" />
const LeaveRecord = lazyPart(() => import('./leave-record.tsx'), { Fallback: Loading })

export default function LeaveRequestPage({ params: { requestId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <RequirePermission permission="hr" title={t('hr.leave.title')}>
      {(workspaceId) => <Page key={`${workspaceId} ${requestId}`} workspaceId={workspaceId} id={requestId} />}
    </RequirePermission>
  )
}

function Page({ workspaceId, id }: { workspaceId: string; id: string }) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery(leaveRequestQuery(useSource(), workspaceId, id))
  if (isLoadingError && ['NOT_FOUND', 'INVALID_INPUT'].includes(errorCode(error))) return <NotFound />
  return (
    <main id="content" className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={data?.employee.name ?? t('hr.leave.title')} hidden />
      {isPending && <Loading />}
      {isLoadingError && <FailedNotice text={t('hr.leave.failed')} onRetry={() => void refetch()} />}
      {data && <LeaveRecord leave={data} workspaceId={workspaceId} />}
    </main>
  )
}
