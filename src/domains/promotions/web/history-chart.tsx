import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChartCard } from '#platform/web/charts/chart-card.tsx'
import type { ChartData } from '#platform/web/charts/chart-data.ts'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import type { PromotionHistory } from '../contract.ts'
import { historyQuery, type PromotionsScope } from './promotions-scope.ts'

const FIGURES = ['uses', 'discount', 'revenue'] as const
type Figure = (typeof FIGURES)[number]

/** A promotion's figures over time; the steps add up to the numbers above. Loaded with the chart code. Keys: promotions.list.*, promotions.history.of.* */
export default function HistoryChart({ scope, promotionId }: { scope: PromotionsScope; promotionId: string }) {
  const { t } = useTranslation()
  const [figure, setFigure] = useState<Figure>('uses')
  const { data, isLoadingError, refetch } = useQuery(historyQuery(scope, promotionId))
  const isUsed = data !== undefined && data.steps.length > 0
  const name = t(`promotions.list.${figure}`)
  return (
    <div className="mb-6">
      <ChartCard
        title={t('promotions.history.title')}
        lead={isUsed ? t(`promotions.history.by.${data.grain}`) : undefined}
        kind="bar"
        data={data && toChart(data, figure, name)}
        failure={isLoadingError ? t('promotions.history.failed') : null}
        onRetry={() => void refetch()}
        empty={t('promotions.history.none')}
        aside={
          isUsed && (
            <Segmented
              label={t('promotions.history.figure')}
              choices={FIGURES.map((value) => ({ value, label: t(`promotions.history.of.${value}`) }))}
              value={figure}
              onChange={setFigure}
            />
          )
        }
      />
    </div>
  )
}

function toChart({ grain, currency, steps, incomplete }: PromotionHistory, figure: Figure, name: string): ChartData {
  const fieldOf = { uses: 'uses', discount: 'discountMinor', revenue: 'revenueMinor' } as const
  return {
    axis: { kind: 'time', at: steps.map(({ at }) => at), grain },
    series: [{ key: figure, name, values: steps.map((step) => step[fieldOf[figure]]) }],
    unit: figure === 'uses' ? { kind: 'number' } : { kind: 'money', currency, charged: true },
    incomplete,
  }
}
