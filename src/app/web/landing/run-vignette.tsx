import { TrendingUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Price } from '#platform/web/money.tsx'
import { classes } from '#platform/web/ui/classes.ts'

const REVENUE = { amountMinor: 842_000, currency: BASE_CURRENCY }
const DAYS = [32, 41, 36, 52, 47, 63, 58, 49, 66, 72, 61, 80, 77, 92].map((height, day) => ({ day, height }))

export function RunVignette() {
  const { t } = useTranslation()
  const locale = useLocale()
  const rows = [
    { name: t('app.howItWorks.run.first'), count: 42, low: false },
    { name: t('app.howItWorks.run.second'), count: 18, low: false },
    { name: t('app.howItWorks.run.third'), count: 3, low: true },
  ]
  return (
    <div className="space-y-3">
      <div className="rounded-md border bg-card p-4 shadow-md">
        <p className="text-xs text-muted-foreground">{t('app.howItWorks.run.revenue')}</p>
        <div className="flex items-baseline justify-between">
          <Price money={REVENUE} plain className="text-lg font-bold" />
          <span className="inline-flex items-center gap-1 text-xs font-semibold text-success" dir="ltr">
            <TrendingUp className="size-4" /> +{formatNumber(18, locale)}%
          </span>
        </div>
        <div className="mt-3 flex h-16 items-end gap-1">
          {DAYS.map(({ day, height }) => (
            <span
              key={day}
              className={classes('flex-1 rounded-sm', day === DAYS.length - 1 ? 'bg-chart-1' : 'bg-chart-1/35')}
              style={{ height: `${height}%` }}
            />
          ))}
        </div>
      </div>
      <div className="rounded-md border bg-card p-4 shadow-md">
        <p className="mb-1 text-xs text-muted-foreground">{t('app.howItWorks.run.stock')}</p>
        {rows.map(({ name, count, low }) => (
          <div key={name} className="flex items-center gap-3 py-1">
            <span className="w-28 shrink-0 truncate text-xs font-medium">{name}</span>
            <span className="h-1.5 grow overflow-hidden rounded-full bg-muted">
              <span
                className={classes('block h-full rounded-full', low ? 'bg-warning' : 'bg-chart-2')}
                style={{ width: `${Math.min(100, count * 2)}%` }}
              />
            </span>
            <span className={classes('w-6 text-end text-xs font-semibold tabular-nums', low && 'text-warning')}>
              {formatNumber(count, locale)}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
