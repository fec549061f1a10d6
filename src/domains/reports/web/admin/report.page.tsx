import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#platform/web/failure.ts'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { useSource } from '#platform/web/source.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ReportedRecordDetail } from '../../contract.ts'
import { reportedRecordQuery, useDismissReports } from '../queries.ts'
import type { Route } from './+types/report.page.ts'
import { ReportList } from './report-list.tsx'

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
          actions={<Actions record={data} />}
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

/** Acting on the record happens on its own page and closes the reports, too. */
function Actions({ record: { type, id, count, card, adminPath } }: { record: ReportedRecordDetail }) {
  const { t } = useTranslation()
  const dismiss = useDismissReports()
  const [asking, setAsking] = useState(false)
  const path = adminPath ?? card?.href
  return (
    <>
      {path && (
        <ButtonLink to={path} look={count > 0 ? 'primary' : 'secondary'}>
          {t(`reports.open.${type}`)}
        </ButtonLink>
      )}
      {count > 0 && (
        <Button look="secondary" onClick={() => setAsking(true)}>
          {t('reports.dismiss')}
        </Button>
      )}
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={t('reports.dismissTitle')}
        action={t('reports.dismiss')}
        words="reports"
        onConfirm={async () => {
          await dismiss.mutateAsync({ type, id })
          toast({ title: t('reports.dismissed') })
        }}
      >
        <p>{t('reports.dismissText')}</p>
      </Confirm>
    </>
  )
}
