/** The style of a series: its color and, for people who can't tell colors apart, its shape, dash and pattern. */
import { symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle, symbolWye } from 'd3-shape'
import type { CSSProperties } from 'react'
import './charts.css'

const SHAPES = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolWye]
const DASHES = ['none', '8 3', '2 3', '10 3 2 3', '1 5']
export const STYLE_COUNT = SHAPES.length

type SeriesStyle = CSSProperties & Record<'--series' | '--dash' | '--pattern', string>

/** `patterns`: the id of the `<Patterns>` in the same SVG. */
export function seriesStyle(index: number, patterns = ''): SeriesStyle {
  const at = index % STYLE_COUNT
  return {
    '--series': `var(--chart-${at + 1})`,
    '--dash': DASHES[at] ?? 'none',
    '--pattern': patterns ? `url(#${patterns}-${at})` : 'CanvasText',
  }
}

export function Marker({ index, x = 0, y = 0, size = 40 }: { index: number; x?: number; y?: number; size?: number }) {
  const path = symbol(SHAPES[index % STYLE_COUNT] ?? symbolCircle, size)() ?? ''
  return <path d={path} transform={`translate(${x} ${y})`} style={seriesStyle(index)} className="chart-fill" />
}

/** The marker of a series next to text. */
export function Swatch({ index }: { index: number }) {
  return (
    <svg aria-hidden="true" viewBox="-7 -7 14 14" className="size-3.5 shrink-0">
      <Marker index={index} size={90} />
    </svg>
  )
}

const STROKES = ['M0 4H8', 'M0 0L8 8', 'M8 0L0 8', 'M0 4H8M4 0V8', 'M4 0V8']

/** One pattern for each style, for paper and forced colors. */
export function Patterns({ id }: { id: string }) {
  return (
    <defs>
      {STROKES.map((path, index) => (
        <pattern key={path} id={`${id}-${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <path d={path} stroke="CanvasText" strokeWidth="1.5" fill="none" />
        </pattern>
      ))}
    </defs>
  )
}
