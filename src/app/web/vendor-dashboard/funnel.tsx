import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { VendorOverview } from '#domains/analytics/contract.ts'
import { formatValue } from '#platform/web/charts/format-values.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { countedOrdersPath, viewsPath } from './paths.ts'

type Props = { overview: VendorOverview; span: '1' | '7' | '30' }

/** The share of viewers who added to cart and who ordered. Keys: app.vendorDashboard.funnel.* */
export function Funnel({ overview: { now: sums, period }, span }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const steps = [
    { key: 'views', count: sums.views, to: viewsPath(span) },
    { key: 'carts', count: sums.cartAdditions, to: viewsPath(span) },
    { key: 'orders', count: sums.orders, to: countedOrdersPath(period) },
  ] as const
  const most = Math.max(1, ...steps.map(({ count }) => count))
  return (
    <Panel title={t('app.vendorDashboard.funnel.title')} lead={t('app.vendorDashboard.funnel.lead')}>
      <ol className="space-y-4">
        {steps.map(({ key, count, to }, index) => {
          const above = steps[index - 1]?.count
          return (
            <li key={key}>
              <p className="flex items-baseline justify-between gap-3">
                <Link to={to} className="font-medium underline-offset-4 hover:underline">
                  {t(`app.vendorDashboard.funnel.${key}`)}
                </Link>
                <span className="font-semibold tabular-nums">{formatNumber(count, locale)}</span>
              </p>
              <div aria-hidden className="mt-1.5 h-3 overflow-hidden rounded-full bg-muted">
                <div className="h-full rounded-full bg-chart-1" style={{ width: `${(100 * count) / most}%` }} />
              </div>
              {above !== undefined && above > 0 && (
                <p className="mt-1 text-xs text-muted-foreground">
                  {t('app.vendorDashboard.funnel.share', { share: formatValue(count / above, { kind: 'percent' }, locale) })}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
