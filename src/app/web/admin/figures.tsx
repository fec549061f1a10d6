import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import type { Unit } from '#platform/web/charts/chart-data.ts'
import { StatCard } from '#platform/web/charts/stat-card.tsx'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'

const SPANS = ['1', '7', '30'] as const
type Span = (typeof SPANS)[number]
const DAYS = { 1: 1, 7: 7, 30: 30 } as const

const MONEY: Unit = { kind: 'money', currency: BASE_CURRENCY, charged: true }

/** The period ends today and begins at midnight in the viewer's time zone. */
function startOfPeriod(days: number): string {
  const today = new Date()
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() - days + 1).toISOString()
}

/** As the filters of lists write days. */
const localDay = (moment: string) => new Date(moment).toLocaleDateString('en-CA')

const figuresQuery = ({ api, language }: Source, span: Span) =>
  queryOptions({
    queryKey: [language, 'admin', 'figures', span],
    async queryFn() {
      const asked = { from: startOfPeriod(Number(span)), days: DAYS[span] }
      const [orders, commission] = await Promise.all([api.orders.admin.figures(asked), api.finance.admin.figures(asked)])
      return { orders, commission }
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

/**
 * Figures of all vendors, compared with the same hours of the previous period; loaded lazily with the chart code. Keys:
 * app.admin.figures.span.*, app.admin.figures.before.*
 */
export default function Figures() {
  const { t } = useTranslation()
  const locale = useLocale()
  const [span, setSpan] = useState<Span>('7')
  const { data, isLoadingError, refetch } = useQuery(figuresQuery(useSource(), span))
  const words = t(`app.admin.figures.before.${span}`)
  const { orders, commission } = data ?? {}
  const days = `${localDay(startOfPeriod(DAYS[span]))}..${localDay(new Date().toISOString())}`
  const placed = `/admin/orders?placed=${days}`
  const money = [
    { title: t('app.admin.figures.sold'), now: orders?.now.sold, before: orders?.before.sold, good: 'up', to: placed },
    {
      title: t('app.admin.figures.commission'),
      now: commission?.now,
      before: commission?.before,
      good: 'up',
      to: `/admin/ledger?account=commission&posted=${days}`,
    },
    {
      title: t('app.admin.figures.refunded'),
      now: orders?.now.refunded,
      before: orders?.before.refunded,
      good: 'down',
      to: placed,
    },
  ] as const
  return (
    <section aria-labelledby="figures">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="figures" className="text-lg font-semibold">
          {t('app.admin.figures.title')}
        </h2>
        <Segmented
          label={t('app.admin.figures.spans')}
          choices={SPANS.map((value) => ({
            value,
            label: t(`app.admin.figures.span.${value}`, { days: formatNumber(DAYS[value], locale) }),
          }))}
          value={span}
          onChange={setSpan}
        />
      </div>
      {isLoadingError ? (
        <FailedNotice text={t('app.admin.figures.failed')} onRetry={() => void refetch()} />
      ) : (
        <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <StatCard
            title={t('app.admin.figures.orders')}
            value={orders?.now.orders}
            unit={{ kind: 'number' }}
            to={placed}
            before={orders ? { value: orders.before.orders, words } : null}
          />
          {money.map(({ title, now, before, good, to }, index) => (
            <StatCard
              key={title}
              title={title}
              value={now?.amountMinor}
              unit={MONEY}
              good={good}
              to={to}
              before={before ? { value: before.amountMinor, words } : null}
              {...(index === 0 && orders && orders.byDay.length > 1 && { trend: orders.byDay, incomplete: true })}
            />
          ))}
        </div>
      )}
    </section>
  )
}
