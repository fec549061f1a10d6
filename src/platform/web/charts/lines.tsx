import { area, curveMonotoneX, line } from 'd3-shape'
import type { DrawnSeries, Layout } from './plot-layout.ts'
import { Marker, seriesStyle } from './series-style.tsx'

type Point = [place: number, value: number | null]

const CROWDED = 16

/** Lines, or areas under them: the previous period is dashed, an incomplete day dotted, and unknown values leave a gap. */
export function Lines({ layout }: { layout: Layout }) {
  return layout.series.map((series) => <Line key={series.key} series={series} layout={layout} />)
}

function Line({
  series: { index, values, previous },
  layout: { kind, x, scale, count, incomplete },
}: {
  series: DrawnSeries
  layout: Layout
}) {
  const path = line<Point>(
    ([place]) => x(place),
    ([, value]) => scale.y(value ?? 0),
  )
    .defined(([, value]) => value !== null)
    .curve(curveMonotoneX)
  const fill = area<Point>(
    ([place]) => x(place),
    scale.y(0),
    ([, value]) => scale.y(value ?? 0),
  )
    .defined(([, value]) => value !== null)
    .curve(curveMonotoneX)
  const points = values.map((value, place): Point => [place, value])
  const whole = incomplete ? points.slice(0, -1) : points
  const rest = incomplete ? points.slice(-2) : []
  const marked = points.filter(([place, value]) => value !== null && (count <= CROWDED || place === count - 1))
  return (
    <g style={seriesStyle(index)}>
      {kind === 'area' && (
        <path d={[whole, rest].map((part) => fill(part) ?? '').join('')} className="chart-fill" opacity={0.14} style={{ stroke: 'none' }} />
      )}
      {previous.length > 0 && (
        <path
          d={path(previous.map((value, place): Point => [place, value])) ?? ''}
          className="chart-line"
          style={{ strokeDasharray: '6 5', strokeWidth: 1.5 }}
          opacity={0.55}
        />
      )}
      <path d={path(whole) ?? ''} className="chart-line" />
      {incomplete && <path d={path(rest) ?? ''} className="chart-line" style={{ strokeDasharray: '2 5' }} />}
      {marked.map(([place, value]) => (
        <Marker key={place} index={index} x={x(place)} y={scale.y(value ?? 0)} />
      ))}
    </g>
  )
}
