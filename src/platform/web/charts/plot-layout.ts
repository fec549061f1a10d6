/** Computes the positions, heights and scales that a plot draws. */

import type { Locale } from '#platform/shared/language.ts'
import { isArabic } from '../i18n/numbers.ts'
import { axisLength, type ChartData, type Series } from './chart-data.ts'
import { formatAxisNumber, toAxisNumber } from './format-values.ts'
import { type Band, bandScale, pointScale, stacked, type ValueScale, valueScale } from './scales.ts'

export type PlotKind = 'line' | 'area' | 'bar' | 'stacked'

/** A series with values in the unit of the axis. `index` selects its style and stays the same when other series are hidden. */
export type DrawnSeries = Omit<Series, 'previous'> & { index: number; previous: readonly (number | null)[] }

export type Layout = {
  kind: PlotKind
  count: number
  series: readonly DrawnSeries[]
  scale: ValueScale
  piles: { from: number; to: number }[][]
  /** Size of the plot area inside the axes, in pixels. */
  width: number
  height: number
  /** Pixels for the labels of the value axis. */
  margin: number
  x: (place: number) => number
  band: (place: number) => Band
  incomplete: boolean
}

const BELOW_PX = 28
const ABOVE_PX = 10
const DIGIT_PX = 7.5
export const TOP = ABOVE_PX

export function computeLayout(
  data: ChartData,
  { kind, hidden, width, height, locale }: { kind: PlotKind; hidden: ReadonlySet<string>; width: number; height: number; locale: Locale },
): Layout {
  const shown = (value: number | null) => (value === null ? null : toAxisNumber(value, data.unit, locale))
  const series = data.series
    .map((one, index): DrawnSeries => ({ ...one, index, values: one.values.map(shown), previous: (one.previous ?? []).map(shown) }))
    .filter(({ key }) => !hidden.has(key))
  const piles = kind === 'stacked' ? stacked(series.map(({ values }) => values)) : []
  const all = kind === 'stacked' ? piles.flat().map(({ to }) => to) : series.flatMap(({ values, previous }) => [...values, ...previous])
  const inside = height - BELOW_PX - ABOVE_PX
  const values = all.filter((value) => value !== null)
  const scale = valueScale(values, inside, { whole: data.unit.kind === 'number' && values.every(Number.isInteger) })
  const longest = Math.max(...scale.ticks.map((tick) => formatAxisNumber(tick, data.unit, locale).length))
  const margin = Math.min(96, Math.ceil(longest * DIGIT_PX) + 12)
  const count = axisLength(data)
  const mirrored = isArabic(locale)
  const room = Math.max(0, width - margin - (isBars(kind) ? 0 : 10))
  return {
    kind,
    count,
    series,
    scale,
    piles,
    margin,
    width: room,
    height: inside,
    incomplete: data.incomplete ?? false,
    x: isBars(kind) ? (place) => bandScale(count, room, mirrored)(place).middle : pointScale(count, room, mirrored),
    band: bandScale(count, room, mirrored),
  }
}

export const isBars = (kind: PlotKind) => kind === 'bar' || kind === 'stacked'

/** The series drawn nearest to `y`, among those with a value at this position. */
export function nearestSeries({ kind, series, piles, scale }: Layout, place: number, y: number): DrawnSeries | undefined {
  const heightOf = (one: DrawnSeries, at: number) => {
    const pile = piles[at]?.[place]
    const value = kind === 'stacked' && pile ? (pile.from + pile.to) / 2 : one.values[place]
    return value === null || value === undefined ? Number.POSITIVE_INFINITY : Math.abs(scale.y(value) - y)
  }
  return series
    .map((one, at) => ({ one, away: heightOf(one, at) }))
    .filter(({ away }) => away !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.away - b.away)[0]?.one
}
