import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { productPath } from '#domains/catalog/web/index.ts'
import { codeOf } from '#platform/web/failure.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Fact, Facts } from '#platform/web/record/facts.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { DeskReviewView } from '../../contract.ts'
import { PhotosOf, ReviewHead, ReviewWords } from '../review-parts.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { type Desk, deskReviewQuery } from './desks.ts'

const Decisions = lazy(() => import('./decisions.tsx'))
const ReplyForm = lazy(() => import('./reply-form.tsx'))

/** One review with all that is decided by. Keys: reviews.report.reason.* */
export default function ReviewRecord({ desk, id }: { desk: Desk; id: string }) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery({
    ...deskReviewQuery(desk, id),
    placeholderData: keepPreviousData<DeskReviewView>,
  })
  if (isLoadingError && codeOf(error) === 'NOT_FOUND') return <MissingRecord />
  return (
    <>
      <PageHead title={data?.title ?? t('reviews.desk.title')} hidden />
      {isPending && <Skeleton className="mt-4 h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('reviews.loadFailed')} onRetry={() => void refetch()} />}
      {data && (
        <RecordPage
          title={data.title}
          list={{ label: t('reviews.desk.title'), path: desk.path }}
          path={`${desk.path}/${id}`}
          picture={<Picture image={data.product.image} alt="" sizes="4rem" className="size-16 rounded-md" />}
          badges={<StatusBadge status={data.status} />}
          actions={
            <Suspense fallback={null}>
              <Decisions desk={desk} review={data} />
            </Suspense>
          }
          aside={<About review={data} />}
        >
          {data.reports.length > 0 && <Reports reports={data.reports} />}
          <article className="rounded-lg border bg-card p-5 sm:p-6">
            <ReviewHead review={data} />
            <ReviewWords review={data} />
            <PhotosOf review={data} name={data.author?.username ?? ''} />
            {data.rejection && (
              <p className="mt-4 max-w-prose rounded-md bg-muted p-3">
                <span className="font-semibold">{t('reviews.own.reason')}</span> <span dir="auto">{data.rejection}</span>
              </p>
            )}
          </article>
          <Answer desk={desk} review={data} />
        </RecordPage>
      )}
    </>
  )
}

function About({ review: { product, helpfulVotes, createdAt, editedAt } }: { review: DeskReviewView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Facts label={t('platform.record.facts')}>
      <Fact label={t('reviews.desk.product')}>
        <Link to={productPath(product.id)} className="font-semibold text-primary underline-offset-4 hover:underline">
          {product.name}
        </Link>
      </Fact>
      <Fact label={t('reviews.desk.written')}>
        <RelativeTime iso={createdAt} />
      </Fact>
      {editedAt && (
        <Fact label={t('reviews.desk.changed')}>
          <RelativeTime iso={editedAt} />
        </Fact>
      )}
      <Fact label={t('reviews.helpful')}>{formatNumber(helpfulVotes, locale)}</Fact>
    </Facts>
  )
}

function Reports({ reports }: Pick<DeskReviewView, 'reports'>) {
  const { t } = useTranslation()
  return (
    <Panel danger title={t('reviews.desk.reports')} lead={t('reviews.desk.reportsLead')}>
      <ul className="divide-y">
        {reports.map(({ reason, note, reportedAt }) => (
          <li key={reportedAt + reason} className="py-2.5">
            <span className="font-medium">{t(`reviews.report.reason.${reason}`)}</span>{' '}
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

/** The operator reads it; the vendor writes it. */
function Answer({ desk, review }: { desk: Desk; review: DeskReviewView }) {
  const { t } = useTranslation()
  const { reply } = review
  if (desk.kind === 'admin')
    return (
      reply && (
        <Panel title={t('reviews.desk.answer')}>
          <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
            {reply.text}
          </p>
        </Panel>
      )
    )
  if (review.status !== 'approved') return <Panel title={t('reviews.desk.answer')} lead={t('reviews.failure.NOT_APPROVED')} />
  return (
    <Panel title={t('reviews.desk.answer')} lead={t('reviews.desk.answerLead')}>
      <Suspense fallback={<Skeleton className="h-40 rounded-md" />}>
        <ReplyForm key={reply?.editedAt ?? reply?.createdAt ?? ''} desk={desk} review={review} />
      </Suspense>
    </Panel>
  )
}
