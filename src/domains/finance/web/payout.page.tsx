import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorCode } from '#platform/web/failure.ts'
import { buttonClasses } from '#platform/web/ui/button.tsx'
import { MissingRecord } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { Route } from './+types/payout.page.ts'
import { FINANCES_PATH, payoutPath } from './paths.ts'
import { shortId } from './payout-list.tsx'
import { PayoutRecord } from './payout-record.tsx'
import { payoutQuery, useBusiness } from './queries.ts'

export default function PayoutPage({ params: { payoutId } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery(payoutQuery(useBusiness(), payoutId))
  if (isLoadingError && ['NOT_FOUND', 'PERMISSION_NEEDED', 'INVALID_INPUT'].includes(errorCode(error))) return <MissingRecord />
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={shortId(payoutId)} hidden />
      {isPending && <Skeleton className="h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('finance.failed')} onRetry={() => void refetch()} />}
      {data && (
        <PayoutRecord
          payout={data}
          list={{ label: t('finance.title'), path: `${FINANCES_PATH}?tab=payouts` }}
          path={payoutPath(payoutId)}
          aside={
            data.approvalId && data.status === 'pending' && data.approval === 'pending' ? (
              <Panel title={t('finance.approval.waits')} lead={t('finance.approval.lead')}>
                <Link to={`/approvals/${data.approvalId}`} className={buttonClasses('secondary')}>
                  {t('finance.approval.open')}
                </Link>
              </Panel>
            ) : undefined
          }
        />
      )}
    </main>
  )
}
