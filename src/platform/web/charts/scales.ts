/** Maps values and positions to pixels. */
import { scaleLinear } from 'd3-scale'

export type ValueScale = { y(value: number): number; ticks: number[] }

const WANTED_TICKS = 4

/** A scale for these values: zero is always included, and both ends are round numbers. `whole`: counts, without ticks between them. */
export function valueScale(values: readonly number[], height: number, { whole = false } = {}): ValueScale {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const scale = scaleLinear()
    .domain(low === high ? [0, 1] : [low, high])
    .nice(WANTED_TICKS)
    .range([height, 0])
  const ticks = scale.ticks(WANTED_TICKS)
  return { y: (value) => scale(value), ticks: whole ? ticks.filter(Number.isInteger) : ticks }
}

/** Positions of `count` points from edge to edge, right to left when mirrored. */
export function pointScale(count: number, width: number, mirrored: boolean): (place: number) => number {
  const step = count > 1 ? width / (count - 1) : 0
  return (place) => {
    const x = count > 1 ? place * step : width / 2
    return mirrored ? width - x : x
  }
}

export type Band = { start: number; width: number; middle: number }

/** Positions with a width, for bars. `gap`: the share of a band that stays empty. */
export function bandScale(count: number, width: number, mirrored: boolean, gap = 0.3): (place: number) => Band {
  const step = width / Math.max(1, count)
  return (place) => {
    const at = mirrored ? count - 1 - place : place
    return { start: at * step + (step * gap) / 2, width: step * (1 - gap), middle: (at + 0.5) * step }
  }
}

/** The positions that get a label when each label needs `room` pixels: always the last one, the others evenly spaced before it. */
export function labeledIndexes(count: number, width: number, room: number): number[] {
  const fits = Math.max(1, Math.floor(width / room))
  const every = Math.max(1, Math.ceil(count / fits))
  return Array.from({ length: count }, (_, place) => place).filter((place) => (count - 1 - place) % every === 0)
}

/** The position nearest to a horizontal coordinate. */
export function nearestIndex(count: number, x: (place: number) => number, position: number): number {
  let nearest = 0
  for (let place = 1; place < count; place += 1) {
    if (Math.abs(x(place) - position) < Math.abs(x(nearest) - position)) nearest = place
  }
  return nearest
}

/** Stacks values position by position and returns where each one starts and ends. Negative values stack downward. */
export function stacked(rows: readonly (readonly (number | null)[])[]): { from: number; to: number }[][] {
  const above: number[] = []
  const below: number[] = []
  return rows.map((values) =>
    values.map((value, place) => {
      const pile = (value ?? 0) < 0 ? below : above
      const from = pile[place] ?? 0
      const to = from + (value ?? 0)
      pile[place] = to
      return { from, to }
    }),
  )
}
