import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { productPath } from '#domains/catalog/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { ModeratedReviewView } from '../../contract.ts'
import { ReviewHead, ReviewPhotos, ReviewText } from '../review-parts.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { type ModerationScope, moderatedReviewQuery } from './moderation-scope.ts'

const Decisions = lazy(() => import('./decisions.tsx'))
const ReportAction = lazy(() => import('./report-action.tsx'))
const ReplyForm = lazy(() => import('./reply-form.tsx'))

/** A review with everything a vendor or a moderator needs. Keys: reports.reason.* */
export default function ReviewRecord({ scope, id }: { scope: ModerationScope; id: string }) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery({
    ...moderatedReviewQuery(scope, id),
    placeholderData: keepPreviousData<ModeratedReviewView>,
  })
  if (isLoadingError && errorCode(error) === 'NOT_FOUND') return <MissingRecord />
  return (
    <>
      <PageHead title={data?.title ?? t('reviews.moderation.title')} hidden />
      {isPending && <Skeleton className="mt-4 h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('reviews.loadFailed')} onRetry={() => void refetch()} />}
      {data && (
        <RecordPage
          level={2}
          title={data.title}
          list={{ label: t('reviews.moderation.title'), path: scope.path }}
          path={`${scope.path}/${id}`}
          picture={<Picture image={data.product.image} alt="" sizes="4rem" className="size-16 rounded-md" />}
          badges={<StatusBadge status={data.status} />}
          actions={
            <Suspense fallback={null}>
              {scope.kind === 'admin' ? (
                <Decisions scope={scope} review={data} />
              ) : (
                data.status === 'approved' && <ReportAction reviewId={data.id} />
              )}
            </Suspense>
          }
          aside={<About review={data} />}
        >
          {data.reports.length > 0 && <Reports reports={data.reports} />}
          <article className="rounded-lg border bg-card p-5 sm:p-6">
            <ReviewHead review={data} />
            <ReviewText review={data} />
            <ReviewPhotos review={data} name={data.author?.name ?? ''} />
            {data.rejection && (
              <p className="mt-4 max-w-prose rounded-md bg-muted p-3">
                <span className="font-semibold">{t('reviews.own.reason')}</span> <span dir="auto">{data.rejection}</span>
              </p>
            )}
          </article>
          <Answer scope={scope} review={data} />
        </RecordPage>
      )}
    </>
  )
}

function About({ review: { product, helpfulVotes, createdAt, editedAt } }: { review: ModeratedReviewView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <RecordDetails label={t('platform.record.details')}>
      <RecordDetail label={t('reviews.moderation.product')}>
        <Link to={productPath(product.id)} className="font-semibold text-primary underline-offset-4 hover:underline">
          {product.name}
        </Link>
      </RecordDetail>
      <RecordDetail label={t('reviews.moderation.written')}>
        <RelativeTime iso={createdAt} />
      </RecordDetail>
      {editedAt && (
        <RecordDetail label={t('reviews.moderation.changed')}>
          <RelativeTime iso={editedAt} />
        </RecordDetail>
      )}
      <RecordDetail label={t('reviews.helpful')}>{formatNumber(helpfulVotes, locale)}</RecordDetail>
    </RecordDetails>
  )
}

function Reports({ reports }: Pick<ModeratedReviewView, 'reports'>) {
  const { t } = useTranslation()
  return (
    <Panel danger title={t('reviews.moderation.reports')} lead={t('reviews.moderation.reportsLead')}>
      <ul className="divide-y">
        {reports.map(({ reason, note, reportedAt }) => (
          <li key={reportedAt + reason} className="py-2.5">
            <span className="font-medium">{t(`reports.reason.${reason}`)}</span>{' '}
            <span className="text-xs text-muted-foreground">
              <RelativeTime iso={reportedAt} />
            </span>
            {note && (
              <p dir="auto" className="mt-0.5 wrap-anywhere">
                {note}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Administrators see the reply; vendors write it. */
function Answer({ scope, review }: { scope: ModerationScope; review: ModeratedReviewView }) {
  const { t } = useTranslation()
  const { reply } = review
  if (scope.kind === 'admin')
    return (
      reply && (
        <Panel title={t('reviews.moderation.answer')}>
          <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
            {reply.text}
          </p>
        </Panel>
      )
    )
  if (review.status !== 'approved') return <Panel title={t('reviews.moderation.answer')} lead={t('reviews.failure.NOT_APPROVED')} />
  return (
    <Panel title={t('reviews.moderation.answer')} lead={t('reviews.moderation.answerLead')}>
      <Suspense fallback={<Skeleton className="h-40 rounded-md" />}>
        <ReplyForm key={reply?.editedAt ?? reply?.createdAt ?? ''} scope={scope} review={review} />
      </Suspense>
    </Panel>
  )
}
