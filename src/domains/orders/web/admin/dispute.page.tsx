/** One dispute: the statements of both sides and the administrator's decision. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { quantityOf } from '#domains/catalog/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { DisputeRecord } from '../../contract.ts'
import { ReturnBadge } from '../status-badge.tsx'
import type { Route } from './+types/dispute.page.ts'
import { Comment } from './comment.tsx'
import { adminOrderPath, disputePath } from './paths.ts'
import { disputeQuery } from './queries.ts'

const DecideDialog = lazy(() => import('./decide-dialog.tsx'))

export default function DisputePage({ params: { returnId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState<'refund' | 'dismiss' | null>(null)
  const { data, error, isPending, isLoadingError, refetch } = useQuery({
    ...disputeQuery(useSource(), returnId),
    placeholderData: keepPreviousData<DisputeRecord>,
  })
  if (isLoadingError && ['NOT_FOUND', 'INVALID_INPUT'].includes(errorCode(error))) return <MissingRecord />
  return (
    <>
      <PageHead title={data?.number ?? t('orders.disputes.title')} hidden />
      {isPending && <Skeleton className="h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('orders.disputes.failed')} onRetry={() => void refetch()} />}
      {data && (
        <RecordPage
          level={2}
          title={data.number}
          list={{ label: t('orders.disputes.title'), path: '/admin/returns' }}
          path={disputePath(returnId)}
          badges={<ReturnBadge status={data.status} />}
          aside={
            data.status === 'Disputed' && (
              <Panel title={t('orders.decide.panel')} lead={t('orders.decide.panelLead')}>
                <div className="flex flex-col gap-3">
                  <Button onClick={() => setAsking('refund')}>
                    {t('orders.decide.refund.begin', { amount: formatCharge(data.refund) })}
                  </Button>
                  <Button look="danger" onClick={() => setAsking('dismiss')}>
                    {t('orders.decide.dismiss.begin')}
                  </Button>
                </div>
              </Panel>
            )
          }
        >
          <ClaimDetails dispute={data} />
          <Message dispute={data} />
        </RecordPage>
      )}
      <Suspense fallback={null}>{data && asking && <DecideDialog what={asking} dispute={data} onClose={() => setAsking(null)} />}</Suspense>
    </>
  )
}

/** Keys: orders.proposal.kind.*, orders.proposal.status.*, orders.reason.*, orders.returnStatus.* */
function ClaimDetails({
  dispute: { about, orderId, number, vendor, buyer, goods, kind, reason, refund, history },
}: {
  dispute: DisputeRecord
}) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <RecordDetails label={t('platform.record.details')}>
      <RecordDetail label={t('orders.admin.number')}>
        <Link to={adminOrderPath(orderId)} className="font-medium underline underline-offset-4">
          <bdi dir="ltr">{number}</bdi>
        </Link>
      </RecordDetail>
      <RecordDetail label={t('orders.admin.buyer')}>
        <bdi>{buyer}</bdi>
      </RecordDetail>
      <RecordDetail label={t('orders.admin.vendor')}>
        <Link to={`/admin/vendors/${vendor.workspaceId}`} className="font-medium underline underline-offset-4">
          <bdi>{vendor.name}</bdi>
        </Link>
      </RecordDetail>
      <RecordDetail label={t('orders.disputes.goods')}>
        {goods.map(({ name, quantity, measure }) => quantityOf(measure, quantity, name, locale)).join(' · ')}
      </RecordDetail>
      <RecordDetail label={t('orders.disputes.worth')}>
        <bdi className="tabular-nums">{formatCharge(refund)}</bdi>
      </RecordDetail>
      <RecordDetail label={t('orders.disputes.kind')}>{t(`orders.proposal.kind.${kind}`)}</RecordDetail>
      <RecordDetail label={t('orders.disputes.reason')}>{t(`orders.reason.${reason}`)}</RecordDetail>
      <RecordDetail label={t('orders.disputes.history')}>
        <ul>
          {history.map(({ status, at, side }) => (
            <li key={at}>
              {t(about === 'return' ? `orders.returnStatus.${status}` : `orders.proposal.status.${status}`)}{' '}
              <span className="text-muted-foreground">
                · {t(`orders.event.side.${side}`)} · {formatMoment(at, locale)}
              </span>
            </li>
          ))}
        </ul>
      </RecordDetail>
    </RecordDetails>
  )
}

function Message({ dispute: { vendor, comment, requestedAt, photos, answer, dispute } }: { dispute: DisputeRecord }) {
  const { t } = useTranslation()
  return (
    <Panel title={t('orders.disputes.said')}>
      <div className="space-y-5">
        <Comment label={t('orders.disputes.asking')} text={comment} at={requestedAt} />
        {photos.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {photos.map((photo) => (
              <li key={photo.sources[0]?.url}>
                <a href={photo.sources.at(-1)?.url} target="_blank" rel="noreferrer">
                  <Picture image={photo} alt={t('orders.disputes.photo')} sizes="6rem" className="size-24 rounded-md border" />
                </a>
              </li>
            ))}
          </ul>
        )}
        <Comment label={t('orders.disputes.refusal', { vendor: vendor.name })} text={answer} />
        <Comment label={t('orders.disputes.disputed')} text={dispute.message} at={dispute.openedAt} />
        <Comment
          label={t('orders.disputes.vendorSays', { vendor: vendor.name })}
          text={dispute.answer || t('orders.disputes.unanswered')}
          at={dispute.answeredAt}
        />
        {dispute.decision && (
          <Comment label={t(`orders.dispute.decision.${dispute.decision}`)} text={dispute.reason} at={dispute.decidedAt} />
        )}
      </div>
    </Panel>
  )
}
