import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ReportsOfRecord } from '#domains/reports/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { useSource } from '#platform/web/source.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { buttonClasses } from '#platform/web/ui/button.tsx'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { casePath } from '../case-path.ts'
import { caseQuery } from '../queries.ts'
import type { Route } from './+types/case.page.ts'
import { DecisionItem } from './decision-item.tsx'
import { Evidence } from './evidence.tsx'

const CaseActions = lazy(() => import('./case-actions.tsx'))

/** One reported record: what was reported, by whom, what became of it, and the decision. Keys: reports.type.* */
export default function CasePage({ params: { type, recordId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data, error, isPending, isLoadingError, refetch } = useQuery(caseQuery(useSource(), { type, id: recordId }))
  const code = isLoadingError && errorCode(error)
  if (code === 'NOT_FOUND' || code === 'INVALID_INPUT') return <MissingRecord />
  const title = data?.title || t(`reports.type.${type}`)
  return (
    <>
      <PageHead title={title} hidden />
      {isPending && <Skeleton className="mt-4 h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('reports.failed')} onRetry={() => void refetch()} />}
      {data && (
        <RecordPage
          level={2}
          title={title}
          list={{ label: t('moderation.title'), path: '/admin/moderation' }}
          path={casePath({ type, id: recordId })}
          badges={
            <>
              <Badge>{t(`reports.type.${type}`)}</Badge>
              {data.held && <Badge tone="warning">{t('moderation.held')}</Badge>}
              {!data.isOpen && <Badge tone="success">{t('moderation.closed')}</Badge>}
            </>
          }
          aside={
            <Panel title={t('moderation.author')}>
              {data.author ? (
                <>
                  <Link to={`/admin/users/${data.author.id}`} className="font-medium underline underline-offset-4">
                    <bdi>{data.author.name}</bdi>
                  </Link>
                  <p className="mt-1 text-muted-foreground">
                    {t('moderation.earlier', { count: data.earlier, shown: formatNumber(data.earlier, locale) })}
                  </p>
                </>
              ) : (
                <p className="text-muted-foreground">{t('moderation.noAuthor')}</p>
              )}
              {data.path && (
                <Link to={data.path} className={buttonClasses('secondary', 'md', 'mt-4 w-full')}>
                  {t('moderation.openRecord')}
                </Link>
              )}
            </Panel>
          }
        >
          {data.isOpen && (
            <Suspense fallback={<Skeleton className="h-28 rounded-lg" />}>
              <CaseActions key={`${type} ${recordId}`} found={data} />
            </Suspense>
          )}
          <Evidence found={data} />
          <Suspense fallback={<Skeleton className="h-32 rounded-lg" />}>
            <ReportsOfRecord type={type} id={recordId} />
          </Suspense>
          {data.decisions.length > 0 && (
            <Panel title={t('moderation.decisions')}>
              <ul className="divide-y">
                {data.decisions.map((decision) => (
                  <DecisionItem key={decision.id} decision={decision} />
                ))}
              </ul>
            </Panel>
          )}
        </RecordPage>
      )}
    </>
  )
}
