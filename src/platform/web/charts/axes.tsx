import type { Locale } from '#platform/shared/language.ts'
import { isArabic } from '../i18n/numbers.ts'
import type { ChartData } from './chart-data.ts'
import type { Layout } from './plot-layout.ts'
import { labelledPlaces } from './scales.ts'
import { axisValue, placeName } from './words-of-values.ts'

const LABEL_PX = 64
const NAME_PX = 88

/** The lines of round values with their numbers, and the places below. In a picture whose text is anchored from left to right. */
export function Axes({ data, layout, locale }: { data: ChartData; layout: Layout; locale: Locale }) {
  const { scale, width, height, count, x } = layout
  const atRight = isArabic(locale)
  const places = labelledPlaces(count, width, data.axis.kind === 'time' ? LABEL_PX : NAME_PX)
  return (
    <g className="fill-muted-foreground text-[0.75rem] tabular-nums" style={{ unicodeBidi: 'plaintext' }}>
      {scale.ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${scale.y(tick)})`}>
          <line x2={width} className={tick === 0 ? 'stroke-input' : 'stroke-border'} />
          <text x={atRight ? width + 10 : -10} dy="0.32em" textAnchor={atRight ? 'start' : 'end'}>
            {axisValue(tick, data.unit, locale)}
          </text>
        </g>
      ))}
      {places.map((place) => (
        <text key={place} x={x(place)} y={height + 20} textAnchor={anchorOf(x(place), width)}>
          {clipped(placeName(data.axis, place, locale, 'short'))}
        </text>
      ))}
    </g>
  )
}

/** What stands at an end leans inwards. */
function anchorOf(x: number, width: number): 'start' | 'middle' | 'end' {
  if (x < LABEL_PX / 4) return 'start'
  return x > width - LABEL_PX / 4 ? 'end' : 'middle'
}

const MOST = 14
const clipped = (name: string) => (name.length > MOST ? `${name.slice(0, MOST - 1)}…` : name)
