import type { Locale } from '#platform/shared/language.ts'
import { isArabic } from '../i18n/numbers.ts'
import type { ChartData } from './chart-data.ts'
import { formatAxisLabel, formatAxisNumber } from './format-values.ts'
import type { Layout } from './plot-layout.ts'
import { labeledIndexes } from './scales.ts'

const LABEL_PX = 64
const NAME_PX = 88

/** Grid lines with their values, and the labels of the x axis. Text is anchored left to right, also in Arabic. */
export function Axes({ data, layout, locale }: { data: ChartData; layout: Layout; locale: Locale }) {
  const { scale, width, height, count, x } = layout
  const atRight = isArabic(locale)
  const places = labeledIndexes(count, width, data.axis.kind === 'time' ? LABEL_PX : NAME_PX)
  return (
    <g className="fill-muted-foreground text-[0.75rem] tabular-nums" style={{ unicodeBidi: 'plaintext' }}>
      {scale.ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${scale.y(tick)})`}>
          <line x2={width} className={tick === 0 ? 'stroke-input' : 'stroke-border'} />
          <text x={atRight ? width + 10 : -10} dy="0.32em" textAnchor={atRight ? 'start' : 'end'}>
            {formatAxisNumber(tick, data.unit, locale)}
          </text>
        </g>
      ))}
      {places.map((place) => (
        <text key={place} x={x(place)} y={height + 20} textAnchor={labelAnchor(x(place), width)}>
          {truncateLabel(formatAxisLabel(data.axis, place, locale, 'short'))}
        </text>
      ))}
    </g>
  )
}

/** Labels at both ends are aligned inward, so that they aren't cut off. */
function labelAnchor(x: number, width: number): 'start' | 'middle' | 'end' {
  if (x < LABEL_PX / 4) return 'start'
  return x > width - LABEL_PX / 4 ? 'end' : 'middle'
}

const MAX_LABEL_LENGTH = 14
const truncateLabel = (name: string) => (name.length > MAX_LABEL_LENGTH ? `${name.slice(0, MAX_LABEL_LENGTH - 1)}…` : name)
