/** A chart with axes and a cursor that mouse, finger and arrow keys move. */
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { isArabic } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { Axes } from './axes.tsx'
import { Bars } from './bars.tsx'
import type { ChartData } from './chart-data.ts'
import { Lines } from './lines.tsx'
import { computeLayout, isBars, nearestSeries, type PlotKind, TOP } from './plot-layout.ts'
import { nearestIndex } from './scales.ts'
import { Marker, Patterns } from './series-style.tsx'
import { Tooltip } from './tooltip.tsx'
import { useValueLabel } from './use-value-label.ts'
import { useWidth } from './use-width.ts'

type Props = { label: string; data: ChartData; kind: PlotKind; hidden: ReadonlySet<string>; height: number }

export function Plot({ label, data, kind, hidden, height }: Props) {
  const locale = useLocale()
  const navigate = useNavigate()
  const patterns = useId()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const [place, setPlace] = useState<number | null>(null)
  const [focused, setFocused] = useState(false)
  const mirrored = isArabic(locale)
  const layout = useMemo(() => computeLayout(data, { kind, hidden, width, height, locale }), [data, kind, hidden, width, height, locale])
  const { count, margin, series, scale, x } = layout
  const read = useValueLabel(data, hidden)
  const left = mirrored ? 10 : margin
  const last = count - 1

  function point(event: PointerEvent) {
    const box = frame.current?.getBoundingClientRect()
    if (box) setPlace(nearestIndex(count, x, event.clientX - box.left - left))
  }

  function open(at: number, y?: number) {
    const chosen = y === undefined ? series[0] : nearestSeries(layout, at, y)
    const rows = chosen && data.rowsHref?.(chosen.key, at)
    if (rows) void navigate(rows)
  }

  function step(event: KeyboardEvent) {
    const from = place ?? last
    const forward = mirrored ? 'ArrowLeft' : 'ArrowRight'
    const back = mirrored ? 'ArrowRight' : 'ArrowLeft'
    const goals: Record<string, number> = {
      [forward]: from + 1,
      [back]: from - 1,
      ArrowUp: from + 1,
      ArrowDown: from - 1,
      Home: 0,
      End: last,
      PageUp: from + 7,
      PageDown: from - 7,
    }
    const goal = goals[event.key]
    if (goal !== undefined) setPlace(Math.min(last, Math.max(0, goal)))
    else if (event.key === 'Escape' && place !== null) setPlace(null)
    else if (event.key === 'Enter') open(from)
    else return
    event.preventDefault()
  }

  return (
    <div ref={frame} className="relative" style={{ height }}>
      {width > 0 && (
        <>
          <div
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-valuemin={1}
            aria-valuemax={count}
            aria-valuenow={(place ?? last) + 1}
            aria-valuetext={read(place ?? last)}
            onKeyDown={step}
            onFocus={({ currentTarget }) => {
              if (!currentTarget.matches(':focus-visible')) return
              setFocused(true)
              setPlace((now) => now ?? last)
            }}
            onBlur={() => {
              setFocused(false)
              setPlace(null)
            }}
            onPointerMove={point}
            onPointerDown={point}
            onPointerLeave={() => !focused && setPlace(null)}
            onClick={({ clientY, currentTarget }) =>
              place !== null && open(place, clientY - currentTarget.getBoundingClientRect().top - TOP)
            }
            className="size-full touch-pan-y rounded-sm"
          >
            <svg aria-hidden="true" width={width} height={height} style={{ direction: 'ltr' }} className="block overflow-visible">
              <Patterns id={patterns} />
              <g transform={`translate(${left} ${TOP})`}>
                <Axes data={data} layout={layout} locale={locale} />
                {place !== null && <line x1={x(place)} x2={x(place)} y2={layout.height} className="stroke-foreground/40" />}
                {isBars(kind) ? <Bars layout={layout} patterns={patterns} mirrored={mirrored} /> : <Lines layout={layout} />}
                {place !== null &&
                  !isBars(kind) &&
                  series.map(({ key, index, values }) => {
                    const value = values[place]
                    return value === null || value === undefined ? null : (
                      <Marker key={key} index={index} x={x(place)} y={scale.y(value)} size={90} />
                    )
                  })}
              </g>
            </svg>
          </div>
          {place !== null && <Tooltip data={data} hidden={hidden} place={place} x={left + x(place)} width={width} />}
        </>
      )}
    </div>
  )
}
