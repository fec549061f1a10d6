import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#platform/web/failure.ts'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { useSource } from '#platform/web/source.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { reportedRecordQuery } from '../queries.ts'
import type { Route } from './+types/report.page.ts'
import { ReportList } from './report-list.tsx'

const ReportActions = lazy(() => import('./report-actions.tsx'))

/** One reported record: its reports, and what an administrator does about them. Keys: reports.type.* */
export default function ReportPage({ params: { type, recordId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery(reportedRecordQuery(useSource(), { type, id: recordId }))
  const code = isLoadingError && errorCode(error)
  if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') return <MissingRecord />
  const title = data?.card?.title || recordId
  return (
    <>
      <PageHead title={title} hidden />
      {isPending && <Skeleton className="mt-4 h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('reports.failed')} onRetry={() => void refetch()} />}
      {data && (
        <RecordPage
          title={title}
          list={{ label: t('reports.title'), path: '/admin/reports' }}
          path={`/admin/reports/${type}/${recordId}`}
          {...(data.card?.image && { picture: <Picture image={data.card.image} sizes="4rem" className="size-16 rounded-md" /> })}
          badges={<Badge>{t(`reports.type.${type}`)}</Badge>}
          actions={
            <Suspense fallback={<Skeleton className="h-11 w-36 rounded-md" />}>
              <ReportActions record={data} />
            </Suspense>
          }
        >
          {data.card?.subtitle && (
            <p dir="auto" className="max-w-prose text-muted-foreground">
              {data.card.subtitle}
            </p>
          )}
          {!data.card && <p className="max-w-prose text-muted-foreground">{t('reports.notShown')}</p>}
          <ReportList reports={data.reports} />
        </RecordPage>
      )}
    </>
  )
}
