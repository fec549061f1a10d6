import { useQuery } from '@tanstack/react-query'
import { Banknote } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FrozenPayout } from '#domains/vendors/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { lazyIsland } from '#platform/web/lazy-island.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { Balances } from './balances.tsx'
import { NoAccess } from './no-access.tsx'
import { summaryQuery, useBusiness } from './queries.ts'

const FinanceTabs = lazyIsland(() => import('./finance-tabs.tsx'))
const RequestDialog = lazy(() => import('./request-dialog.tsx'))

export default function FinancesPage() {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const business = useBusiness()
  const { data, error, isPending, isLoadingError, refetch } = useQuery(summaryQuery(business))
  const refused = isLoadingError && ['PERMISSION_NEEDED', 'NOT_FOUND'].includes(errorCode(error))
  const [own] = data?.balances ?? []
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={t('finance.title')} hidden />
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-prose">
          <h1 className="text-xl font-bold tracking-tight">{t('finance.title')}</h1>
          <p className="mt-1 text-muted-foreground">{t('finance.lead')}</p>
        </div>
        {own && data && (
          <div className="flex flex-col items-start gap-1 sm:items-end">
            <Button onClick={() => setAsking(true)} disabled={data.payoutFrozen || own.available.amountMinor < data.minPayout.amountMinor}>
              <Banknote aria-hidden className="size-4.5" />
              {t('finance.request.begin')}
            </Button>
            {own.available.amountMinor < data.minPayout.amountMinor && (
              <p className="text-xs text-muted-foreground">{t('finance.request.tooLittle', { amount: formatCharge(data.minPayout) })}</p>
            )}
          </div>
        )}
      </header>
      {refused && <NoAccess trustMissing={errorCode(error) === 'PERMISSION_NEEDED'} />}
      {isLoadingError && !refused && <FailedNotice text={t('finance.failed')} onRetry={() => void refetch()} />}
      {isPending && <Skeleton className="mt-6 h-32 rounded-lg" />}
      {data && (
        <>
          {data.payoutFrozen && (
            <div className="mt-6">
              <Suspense fallback={null}>
                <FrozenPayout workspaceId={business.workspaceId} />
              </Suspense>
            </div>
          )}
          <div className="mt-6 space-y-4">
            {data.balances.map((balances) => (
              <Balances key={balances.currency} balances={balances} />
            ))}
          </div>
          <div className="mt-8">
            <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
              <FinanceTabs />
            </Suspense>
          </div>
        </>
      )}
      {asking && own && data && (
        <Suspense fallback={null}>
          <RequestDialog
            available={own.available}
            minimum={data.minPayout}
            secondOver={data.secondApprovalOver}
            approvalOver={data.approvalOver}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </main>
  )
}
