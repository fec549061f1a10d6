/** The vendor dashboard: open tasks, figures compared with the previous period, and profit per product. */
import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { OtherBusinesses, RequirePermission } from '#domains/workspaces/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { overviewQuery } from './queries.ts'

const Numbers = lazy(() => import('./dashboard-content.tsx'))

/** The periods, as written in the address. */
const SPANS = ['1', '7', '30'] as const
type Span = (typeof SPANS)[number]
const FIRST: Span = '7'

export default function VendorDashboardPage() {
  const { t } = useTranslation()
  return (
    <RequirePermission permission="orders" title={t('app.area.vendorDashboard.name')}>
      {(workspaceId) => <Dashboard key={workspaceId} workspaceId={workspaceId} />}
    </RequirePermission>
  )
}

/** Keys: app.vendorDashboard.span.* */
function Dashboard({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const span = SPANS.find((offered) => offered === search.get('days')) ?? FIRST
  const overview = useQuery(overviewQuery(useSource(), workspaceId, Number(span)))
  const chooseSpan = (value: Span) =>
    setSearch(
      (chosen) => {
        chosen.delete('days')
        if (value !== FIRST) chosen.set('days', value)
        return chosen
      },
      { replace: true, preventScrollReset: true },
    )
  const noShop = overview.isLoadingError && errorCode(overview.error) === 'NOT_FOUND'
  return (
    <main id="content" className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-10">
      <PageHead title={t('app.area.vendorDashboard.name')} hidden />
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-prose">
          <h1 className="text-xl font-bold tracking-tight">{t('app.area.vendorDashboard.name')}</h1>
          <p className="mt-1 text-muted-foreground">{t('app.vendorDashboard.lead')}</p>
        </div>
        {!noShop && (
          <Segmented
            label={t('app.vendorDashboard.spans')}
            choices={SPANS.map((value) => ({
              value,
              label: t(`app.vendorDashboard.span.${value}`, { shown: formatNumber(Number(value), locale) }),
            }))}
            value={span}
            onChange={chooseSpan}
          />
        )}
      </header>
      {noShop && (
        <Notice icon={Store} title={t('app.vendorDashboard.noShop')} text={t('app.vendorDashboard.noShopText')}>
          <ButtonLink to="/vendor/register">{t('app.vendorDashboard.register')}</ButtonLink>
          <OtherBusinesses />
        </Notice>
      )}
      {overview.isLoadingError && !noShop && (
        <FailedNotice text={t('app.vendorDashboard.failed')} onRetry={() => void overview.refetch()} />
      )}
      {overview.isPending && <Skeleton className="h-96 rounded-lg" />}
      {overview.data && (
        <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
          <Numbers overview={overview.data} span={span} workspaceId={workspaceId} />
        </Suspense>
      )}
    </main>
  )
}
