import { useTranslation } from 'react-i18next'
import type { VendorOverview } from '#domains/analytics/contract.ts'
import { ChartCard } from '#platform/web/charts/chart-card.tsx'
import type { ChartData } from '#platform/web/charts/chart-data.ts'
import { Funnel } from './funnel.tsx'
import { LowStock } from './low-stock.tsx'
import { Products } from './products.tsx'

type Props = { overview: VendorOverview; span: '1' | '7' | '30'; workspaceId: string }

export function Figures({ overview, span, workspaceId }: Props) {
  const { t } = useTranslation()
  const chart = salesChart(overview, t('app.vendorDashboard.sales'))
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <ChartCard
          title={t('app.vendorDashboard.salesByDay')}
          lead={t('app.vendorDashboard.salesByDayLead')}
          kind="area"
          data={chart}
          empty={t('app.vendorDashboard.noSales')}
        />
        <Funnel overview={overview} span={span} />
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Products overview={overview} />
        <LowStock workspaceId={workspaceId} />
      </div>
    </>
  )
}

function salesChart({ days, currency }: VendorOverview, name: string): ChartData {
  const nothing = days.every(({ sales, previous }) => sales === 0 && previous === 0)
  return {
    axis: { kind: 'time', at: days.map(({ day }) => day), grain: 'day' },
    series: [
      {
        key: 'sales',
        name,
        values: days.map(({ sales }) => (nothing ? null : sales)),
        previous: days.map(({ previous }) => (nothing ? null : previous)),
      },
    ],
    unit: { kind: 'money', currency, charged: true },
    incomplete: true,
  }
}
