import { arc, pie } from 'd3-shape'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { isArabic } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import type { ChartData } from './chart-data.ts'
import { formatValue } from './format-values.ts'
import { groupSlices } from './group-slices.ts'
import { Patterns, Swatch, seriesStyle } from './series-style.tsx'

/** Parts of a whole, from one series by the names of its axis. The list next to it shows the same numbers as text. */
export function Donut({ data, height }: { data: ChartData; height: number }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const patterns = useId()
  const { unit, rowsHref } = data
  const { slices, total } = groupSlices(data, t('platform.chart.others'))
  const sign = isArabic(locale) ? -1 : 1
  const arcs = pie<(typeof slices)[number]>()
    .value(({ value }) => value)
    .sort(null)
    .startAngle(0)
    .endAngle(sign * 2 * Math.PI)
    .padAngle(0.012)(slices)
  const path = arc<(typeof arcs)[number]>().innerRadius(62).outerRadius(96).cornerRadius(3)
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-8 gap-y-4" style={{ minHeight: height }}>
      <svg aria-hidden="true" viewBox="-100 -100 200 200" className="size-44 shrink-0" style={{ direction: 'ltr' }}>
        <Patterns id={patterns} />
        {arcs.map((slice) => (
          <path key={slice.data.name} d={path(slice) ?? ''} className="chart-fill" style={seriesStyle(slice.index, patterns)} />
        ))}
        <text textAnchor="middle" dy="0.35em" className="fill-foreground text-[1.25rem] font-semibold tabular-nums">
          {formatValue(total, unit, locale)}
        </text>
      </svg>
      <ul className="min-w-44 grow text-sm">
        {slices.map(({ name, value, place }, index) => {
          const rows = place === null ? null : rowsHref?.(data.series[0]?.key ?? '', place)
          const shown = formatValue(value, unit, locale)
          return (
            <li key={name} className="flex min-h-9 items-center gap-2 border-b last:border-b-0">
              <Swatch index={index} />
              <bdi className="min-w-0 grow truncate">{name}</bdi>
              <bdi className="font-semibold tabular-nums">
                {rows ? (
                  <Link to={rows} className="underline decoration-dotted underline-offset-4 hover:decoration-solid">
                    {shown}
                  </Link>
                ) : (
                  shown
                )}
              </bdi>
              <bdi className="w-14 text-end text-xs text-muted-foreground tabular-nums">
                {formatValue(total === 0 ? 0 : value / total, { kind: 'percent' }, locale)}
              </bdi>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
