import { useTranslation } from 'react-i18next'
import type { VendorOverview } from '#domains/analytics/contract.ts'
import { StatCard } from '#platform/web/charts/stat-card.tsx'
import { countedOrdersPath, viewsPath } from './paths.ts'

type Props = { overview: VendorOverview; span: '1' | '7' | '30' }

/** Key figures compared with the previous period. Keys: app.vendorDashboard.than.* */
export function KeyFigures({ overview, span }: Props) {
  const { t } = useTranslation()
  const words = t(`app.vendorDashboard.than.${span}`)
  const { now, before, currency, period } = overview
  const counted = countedOrdersPath(period)
  const money = { kind: 'money', currency, charged: true } as const
  const comparison = (value: number | null | undefined) => (value === null || value === undefined ? null : { value, words })
  return (
    <section aria-label={t('app.vendorDashboard.sums')} className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <StatCard
        title={t('app.vendorDashboard.sales')}
        value={now.sales.amountMinor}
        unit={money}
        before={comparison(before.sales.amountMinor)}
        to={counted}
      />
      <StatCard
        title={t('app.vendorDashboard.orders')}
        value={now.orders}
        unit={{ kind: 'number' }}
        before={comparison(before.orders)}
        to={counted}
      />
      <StatCard
        title={t('app.vendorDashboard.averageOrder')}
        value={now.averageOrder?.amountMinor ?? null}
        unit={money}
        before={comparison(before.averageOrder?.amountMinor)}
        to={counted}
      />
      <StatCard
        title={t('app.vendorDashboard.conversion')}
        value={now.conversion}
        unit={{ kind: 'percent' }}
        before={comparison(before.conversion)}
        to={viewsPath(span)}
      />
    </section>
  )
}
