import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PayoutDetails } from '#domains/vendors/web/index.ts'
import { codeOf } from '#platform/web/failure.ts'
import { formatMoment } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Fact } from '#platform/web/record/facts.tsx'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { Amount } from '../amount.tsx'
import { payoutDeskPath } from '../paths.ts'
import { shortId } from '../payout-list.tsx'
import { PayoutRecord } from '../payout-record.tsx'
import type { Route } from './+types/payout.page.ts'
import { payoutDeskQuery } from './queries.ts'

const ProcessDialog = lazy(() => import('./process-dialog.tsx'))
const FailDialog = lazy(() => import('./fail-dialog.tsx'))

export default function PayoutDeskPage({ params: { payoutId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [asking, setAsking] = useState<'process' | 'fail' | null>(null)
  const { data, error, isPending, isLoadingError, refetch } = useQuery(payoutDeskQuery(useSource(), payoutId))
  if (isLoadingError && ['NOT_FOUND', 'INVALID_INPUT'].includes(codeOf(error))) return <MissingRecord />
  return (
    <>
      <PageHead title={shortId(payoutId)} hidden />
      {isPending && <Skeleton className="h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('finance.failed')} onRetry={() => void refetch()} />}
      {data && (
        <PayoutRecord
          payout={data}
          list={{ label: t('finance.desk.payouts'), path: '/admin/payouts' }}
          path={payoutDeskPath(payoutId)}
          facts={
            <>
              <Fact label={t('finance.desk.left')}>
                <Amount money={data.available} />
              </Fact>
              <Fact label={t('finance.desk.account')}>
                {data.accountEnding ? <bdi dir="ltr">•••• {data.accountEnding}</bdi> : t('finance.desk.noAccount')}
              </Fact>
              {data.approvedAt && <Fact label={t('finance.desk.approved')}>{formatMoment(data.approvedAt, locale)}</Fact>}
            </>
          }
          aside={
            data.status === 'pending' && (
              <Panel title={t('finance.desk.decide')} lead={leadOf()}>
                <div className="flex flex-col gap-3">
                  {data.accountEnding && <PayoutDetails id={data.vendor.workspaceId} />}
                  <Button onClick={() => setAsking('process')} disabled={data.needsSecond && data.approvedByMe}>
                    {data.needsSecond && !data.approvedAt ? t('finance.desk.approve') : t('finance.desk.process')}
                  </Button>
                  <Button look="danger" onClick={() => setAsking('fail')}>
                    {t('finance.desk.fail')}
                  </Button>
                </div>
              </Panel>
            )
          }
        />
      )}
      <Suspense fallback={null}>
        {data && asking === 'process' && <ProcessDialog payout={data} onClose={() => setAsking(null)} />}
        {data && asking === 'fail' && <FailDialog payout={data} onClose={() => setAsking(null)} />}
      </Suspense>
    </>
  )

  function leadOf(): string {
    if (!data?.needsSecond) return t('finance.desk.decideLead')
    if (!data.approvedAt) return t('finance.desk.firstLead')
    return data.approvedByMe ? t('finance.desk.otherLead') : t('finance.desk.secondLead')
  }
}
