import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCode } from '#platform/web/failure.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { PromotionView } from '../contract.ts'
import { NewPromotion } from './new-promotion.tsx'
import { PromotionBadge } from './promotion-badge.tsx'
import { headingLevelFor, type PromotionsScope, promotionQuery } from './promotions-scope.ts'

const HistoryChart = lazy(() => import('./history-chart.tsx'))
const PromotionForm = lazy(() => import('./promotion-form.tsx'))
const PromotionActions = lazy(() => import('./promotion-actions.tsx'))

/** Page of one promotion: figures, actions and form; or the form of a new one. */
export function PromotionPage({ scope, promotionId }: { scope: PromotionsScope; promotionId: string }) {
  return promotionId === 'new' ? <NewPromotion scope={scope} /> : <PromotionRecord scope={scope} promotionId={promotionId} />
}

function PromotionRecord({ scope, promotionId }: { scope: PromotionsScope; promotionId: string }) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery(promotionQuery(scope, promotionId))
  if (isLoadingError && errorCode(error) === 'NOT_FOUND') return <NotFound />
  return (
    <>
      <PageHead title={t('promotions.title')} hidden />
      {isPending && <Skeleton className="h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('promotions.failed')} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Head scope={scope} promotion={data} />
          <Figures promotion={data} />
          <Suspense fallback={<Skeleton className="mb-6 h-96 rounded-lg" />}>
            <HistoryChart scope={scope} promotionId={promotionId} />
          </Suspense>
          {data.state !== 'archived' && (
            <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
              <PromotionForm scope={scope} promotion={data} onDone={() => toast({ title: t('promotions.saved') })} />
            </Suspense>
          )}
        </>
      )}
    </>
  )
}

function Head({ scope, promotion }: { scope: PromotionsScope; promotion: PromotionView }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const Title = headingLevelFor(scope)
  const name = promotion.name[language] || promotion.name.en
  return (
    <header>
      <Breadcrumbs crumbs={[{ to: scope.home, label: t('promotions.title') }, { label: name }]} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Title className="flex flex-wrap items-center gap-3 text-xl font-bold tracking-tight">
          <bdi>{name}</bdi>
          <PromotionBadge state={promotion.state} />
        </Title>
        {promotion.state !== 'archived' && (
          <Suspense fallback={<div aria-hidden className="h-9" />}>
            <PromotionActions scope={scope} promotion={promotion} name={name} />
          </Suspense>
        )}
      </div>
    </header>
  )
}

function Figures({ promotion: { uses, maxUses, discount, revenue } }: { promotion: PromotionView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const shown = maxUses === null ? formatNumber(uses, locale) : `${formatNumber(uses, locale)} / ${formatNumber(maxUses, locale)}`
  const figures = [
    [t('promotions.list.uses'), shown],
    [t('promotions.list.discount'), formatCharge(discount)],
    [t('promotions.list.revenue'), formatCharge(revenue)],
  ] as const
  return (
    <dl className="my-6 grid gap-px overflow-hidden rounded-lg border bg-border sm:grid-cols-3">
      {figures.map(([label, value]) => (
        <div key={label} className="bg-card px-5 py-4">
          <dt className="text-xs text-muted-foreground">{label}</dt>
          <dd className="mt-1 text-lg font-semibold tabular-nums">
            <bdi dir="ltr">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
