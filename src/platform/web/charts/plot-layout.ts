/** Everything a plot needs to know to draw its numbers: places, heights, and who stands where. */

import type { Locale } from '#platform/shared/language.ts'
import { isArabic } from '../i18n/numbers.ts'
import { type ChartData, lengthOf, type Series } from './chart-data.ts'
import { type Band, bandScale, pointScale, stacked, type ValueScale, valueScale } from './scales.ts'
import { axisValue, onAxis } from './words-of-values.ts'

export type PlotKind = 'line' | 'area' | 'bar' | 'stacked'

/** A series as it is drawn: in what the axis counts in. `index` is its look, kept when others are hidden. */
export type Drawn = Omit<Series, 'previous'> & { index: number; previous: readonly (number | null)[] }

export type Layout = {
  kind: PlotKind
  count: number
  series: readonly Drawn[]
  scale: ValueScale
  piles: { from: number; to: number }[][]
  /** Of the picture inside its axes. */
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

export function layOut(
  data: ChartData,
  { kind, hidden, width, height, locale }: { kind: PlotKind; hidden: ReadonlySet<string>; width: number; height: number; locale: Locale },
): Layout {
  const shown = (value: number | null) => (value === null ? null : onAxis(value, data.unit, locale))
  const series = data.series
    .map((one, index): Drawn => ({ ...one, index, values: one.values.map(shown), previous: (one.previous ?? []).map(shown) }))
    .filter(({ key }) => !hidden.has(key))
  const piles = kind === 'stacked' ? stacked(series.map(({ values }) => values)) : []
  const all = kind === 'stacked' ? piles.flat().map(({ to }) => to) : series.flatMap(({ values, previous }) => [...values, ...previous])
  const inside = height - BELOW_PX - ABOVE_PX
  const scale = valueScale(
    all.filter((value) => value !== null),
    inside,
  )
  const longest = Math.max(...scale.ticks.map((tick) => axisValue(tick, data.unit, locale).length))
  const margin = Math.min(96, Math.ceil(longest * DIGIT_PX) + 12)
  const count = lengthOf(data)
  const mirrored = isArabic(locale)
  const room = Math.max(0, width - margin - (isBars(kind) ? 0 : 10))
  return {
    ...{ kind, count, series, scale, piles, margin, width: room, height: inside, incomplete: data.incomplete ?? false },
    x: isBars(kind) ? (place) => bandScale(count, room, mirrored)(place).middle : pointScale(count, room, mirrored),
    band: bandScale(count, room, mirrored),
  }
}

export const isBars = (kind: PlotKind) => kind === 'bar' || kind === 'stacked'

/** The series whose drawing is nearest to a height, among those that have a value there. */
export function nearestSeries({ kind, series, piles, scale }: Layout, place: number, y: number): Drawn | undefined {
  const heightOf = (one: Drawn, at: number) => {
    const pile = piles[at]?.[place]
    const value = kind === 'stacked' && pile ? (pile.from + pile.to) / 2 : one.values[place]
    return value === null || value === undefined ? Number.POSITIVE_INFINITY : Math.abs(scale.y(value) - y)
  }
  return series
    .map((one, at) => ({ one, away: heightOf(one, at) }))
    .filter(({ away }) => away !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.away - b.away)[0]?.one
}
