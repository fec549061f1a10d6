import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/use-locale.ts'
import { axisLength, type ChartData } from './chart-data.ts'
import { formatAxisLabel, formatValue, relativeChange, signedPercent } from './format-values.ts'
import { Swatch } from './series-style.tsx'

type Props = { data: ChartData; hidden: ReadonlySet<string>; place: number; x: number; width: number }

/** The values under the cursor. Screen readers get them as the value of the slider. */
export function Tooltip({ data, hidden, place, x, width }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { axis, series, unit } = data
  const open = data.incomplete && place === axisLength(data) - 1
  const side = x > width / 2 ? { right: width - x + 12 } : { left: x + 12 }
  return (
    <div
      aria-hidden
      style={side}
      className="pointer-events-none absolute top-1 z-10 max-w-64 rounded-md border bg-popover px-3 py-2 text-xs text-popover-foreground shadow-md"
    >
      <p className="font-semibold">{formatAxisLabel(axis, place, locale, 'long')}</p>
      {open && <p className="text-muted-foreground">{t('platform.chart.incomplete')}</p>}
      <ul className="mt-1 space-y-0.5">
        {series
          .filter(({ key }) => !hidden.has(key))
          .map(({ key, name, values, previous }) => {
            const now = values[place] ?? null
            const before = previous?.[place] ?? null
            const change = now === null || before === null ? null : relativeChange(now, before)
            return (
              <li key={key} className="flex items-center gap-2">
                <Swatch index={series.findIndex((one) => one.key === key)} />
                <span className="min-w-0 grow truncate">
                  <bdi>{name}</bdi>
                </span>
                <bdi className="ps-2 font-semibold tabular-nums">{now === null ? '–' : formatValue(now, unit, locale)}</bdi>
                {change !== null && <bdi className="text-muted-foreground tabular-nums">{signedPercent(change, locale)}</bdi>}
              </li>
            )
          })}
      </ul>
    </div>
  )
}
