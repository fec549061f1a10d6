import { curveMonotoneX, line } from 'd3-shape'
import { useLanguage } from '../i18n/use-language.ts'
import { pointScale, valueScale } from './scales.ts'
import { seriesStyle } from './series-style.tsx'

const WIDTH = 96
const HEIGHT = 28

/** A trend line without numbers, which are shown next to it. */
export function Sparkline({ values, incomplete = false }: { values: readonly (number | null)[]; incomplete?: boolean }) {
  const x = pointScale(values.length, WIDTH, useLanguage() === 'ar')
  const { y } = valueScale(
    values.filter((value) => value !== null),
    HEIGHT,
  )
  const path = line<[number, number | null]>(
    ([place]) => x(place),
    ([, value]) => y(value ?? 0),
  )
    .defined(([, value]) => value !== null)
    .curve(curveMonotoneX)
  const points = values.map((value, place): [number, number | null] => [place, value])
  return (
    <svg aria-hidden="true" viewBox={`-3 -3 ${WIDTH + 6} ${HEIGHT + 6}`} style={seriesStyle(0)} className="h-5 w-16 shrink-0">
      <path d={path(incomplete ? points.slice(0, -1) : points) ?? ''} className="chart-line" />
      {incomplete && <path d={path(points.slice(-2)) ?? ''} className="chart-line" style={{ strokeDasharray: '2 4' }} />}
    </svg>
  )
}
