import type { Layout } from './plot-layout.ts'
import { seriesStyle } from './series-style.tsx'

const GAP_PX = 2

/** Grouped or stacked bars. The previous period is a dashed outline; an incomplete day is lighter and dashed. */
export function Bars({ layout, patterns, mirrored }: { layout: Layout; patterns: string; mirrored: boolean }) {
  const { series, kind, scale, piles, band, count, incomplete } = layout
  const piled = kind === 'stacked'
  const rect = (from: number, to: number) => {
    const top = scale.y(Math.max(from, to))
    const bottom = scale.y(Math.min(from, to))
    return { y: top, height: Math.max(0, bottom - top) }
  }
  return series.map(({ key, index, values, previous }, at) => (
    <g key={key} style={seriesStyle(index, patterns)}>
      {values.map((value, place) => {
        const { start, width } = band(place)
        const slot = piled ? width : width / series.length
        const left = piled ? start : start + slot * (mirrored ? series.length - 1 - at : at)
        const { from, to } = piled ? (piles[at]?.[place] ?? { from: 0, to: 0 }) : { from: 0, to: value ?? 0 }
        const before = previous[place]
        const open = incomplete && place === count - 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is what it is
          <g key={place}>
            {value !== null && (
              <rect
                x={left + (piled ? 0 : GAP_PX / 2)}
                width={Math.max(1, slot - (piled ? 0 : GAP_PX))}
                rx={piled ? 0 : Math.min(3, slot / 4)}
                {...rect(from, to)}
                className="chart-fill"
                {...(open && { fillOpacity: 0.45, stroke: 'var(--series)', strokeDasharray: '3 3' })}
              />
            )}
            {!piled && before !== null && before !== undefined && (
              <rect
                x={left}
                width={Math.max(1, slot)}
                rx={3}
                {...rect(0, before)}
                className="chart-line"
                style={{ strokeDasharray: '4 4', strokeWidth: 1.25 }}
              />
            )}
          </g>
        )
      })}
    </g>
  ))
}
