import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '#platform/web/failure.ts'
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
import { type Desk, promotionQuery, titleAt } from './desk.ts'
import { NewPromotion } from './new-promotion.tsx'
import { PromotionBadge } from './promotion-badge.tsx'

const PromotionForm = lazy(() => import('./promotion-form.tsx'))
const PromotionActions = lazy(() => import('./promotion-actions.tsx'))

/** One promotion: what came of it, what can be done with it, and what it says; or a new one. */
export function PromotionPage({ desk, promotionId }: { desk: Desk; promotionId: string }) {
  return promotionId === 'new' ? <NewPromotion desk={desk} /> : <PromotionRecord desk={desk} promotionId={promotionId} />
}

function PromotionRecord({ desk, promotionId }: { desk: Desk; promotionId: string }) {
  const { t } = useTranslation()
  const { data, error, isPending, isLoadingError, refetch } = useQuery(promotionQuery(desk, promotionId))
  if (isLoadingError && codeOf(error) === 'NOT_FOUND') return <NotFound />
  return (
    <>
      <PageHead title={t('promotions.title')} hidden />
      {isPending && <Skeleton className="h-96 rounded-lg" />}
      {isLoadingError && <FailedNotice text={t('promotions.failed')} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Head desk={desk} promotion={data} />
          <Figures promotion={data} />
          {data.state !== 'archived' && (
            <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
              <PromotionForm
                key={data.version}
                desk={desk}
                promotion={data}
                onDone={() => toast({ title: t('promotions.saved') })}
                onStale={() => void refetch()}
              />
            </Suspense>
          )}
        </>
      )}
    </>
  )
}

function Head({ desk, promotion }: { desk: Desk; promotion: PromotionView }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const Title = titleAt(desk)
  const name = promotion.name[language] || promotion.name.en
  return (
    <header>
      <Breadcrumbs crumbs={[{ to: desk.home, label: t('promotions.title') }, { label: name }]} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Title className="flex flex-wrap items-center gap-3 text-xl font-bold tracking-tight">
          <bdi>{name}</bdi>
          <PromotionBadge state={promotion.state} />
        </Title>
        {promotion.state !== 'archived' && (
          <Suspense fallback={<div aria-hidden className="h-9" />}>
            <PromotionActions desk={desk} promotion={promotion} name={name} />
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
