import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PayoutDetails } from '#domains/vendors/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { RecordDetail } from '#platform/web/record/record-details.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button, buttonClasses } from '#platform/web/ui/button.tsx'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { Amount } from '../amount.tsx'
import { adminPayoutPath } from '../paths.ts'
import { shortId } from '../payout-list.tsx'
import { PayoutRecord } from '../payout-record.tsx'
import type { Route } from './+types/payout.page.ts'
import { adminPayoutQuery } from './queries.ts'

const ProcessDialog = lazy(() => import('./process-dialog.tsx'))
const ReasonDialog = lazy(() => import('./reason-dialog.tsx'))

export default function AdminPayoutPage({ params: { payoutId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [asking, setAsking] = useState<'process' | 'fail' | 'reverse' | null>(null)
  const { data, error, isPending, isLoadingError, refetch } = useQuery(adminPayoutQuery(useSource(), payoutId))
  if (isLoadingError && ['NOT_FOUND', 'INVALID_INPUT'].includes(errorCode(error))) return <MissingRecord />
  return (
    <>
      <PageHead title={shortId(payoutId)} hidden />
      {isPending && <Skeleton className="h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('finance.failed')} onRetry={() => void refetch()} />}
      {data && (
        <PayoutRecord
          payout={data}
          list={{ label: t('finance.admin.payouts'), path: '/admin/payouts' }}
          path={adminPayoutPath(payoutId)}
          facts={
            <>
              <RecordDetail label={t('finance.admin.left')}>
                <Amount money={data.available} />
              </RecordDetail>
              <RecordDetail label={t('finance.admin.account')}>
                {data.accountEnding ? <bdi dir="ltr">•••• {data.accountEnding}</bdi> : t('finance.admin.noAccount')}
              </RecordDetail>
              {data.secondApprovalId && data.approvedAt && (
                <RecordDetail label={t('finance.admin.approved')}>{formatMoment(data.approvedAt, locale)}</RecordDetail>
              )}
            </>
          }
          aside={
            data.status === 'completed' ? (
              <Panel title={t('finance.reverse.begin')} lead={t('finance.reverse.beginLead')}>
                <Button look="danger" onClick={() => setAsking('reverse')}>
                  {t('finance.reverse.submit')}
                </Button>
              </Panel>
            ) : (
              data.status === 'pending' && (
                <Panel title={t('finance.admin.decide')} lead={leadOf()}>
                  <div className="flex flex-col gap-3">
                    {data.accountEnding && <PayoutDetails id={data.vendor.workspaceId} />}
                    <Button onClick={() => setAsking('process')} disabled={data.approvedByMe || data.approval === 'pending'}>
                      {data.needsSecondApproval && !data.secondApprovalId ? t('finance.admin.approve') : t('finance.admin.process')}
                    </Button>
                    {data.secondApprovalId && (
                      <Link to={`/admin/approvals/${data.secondApprovalId}`} className={buttonClasses('secondary')}>
                        {t('finance.approval.open')}
                      </Link>
                    )}
                    <Button look="danger" onClick={() => setAsking('fail')}>
                      {t('finance.admin.fail')}
                    </Button>
                  </div>
                </Panel>
              )
            )
          }
        />
      )}
      <Suspense fallback={null}>
        {data && asking === 'process' && <ProcessDialog payout={data} onClose={() => setAsking(null)} />}
        {data && (asking === 'fail' || asking === 'reverse') && (
          <ReasonDialog what={asking} payout={data} onClose={() => setAsking(null)} />
        )}
      </Suspense>
    </>
  )

  function leadOf(): string {
    if (data?.approval === 'pending') return t('finance.approval.adminLead')
    if (!data?.needsSecondApproval) return t('finance.admin.decideLead')
    if (!data.secondApprovalId) return t('finance.admin.firstLead')
    if (data.isApproved) return t('finance.admin.approvedLead')
    return data.approvedByMe ? t('finance.admin.otherLead') : t('finance.admin.secondLead')
  }
}
