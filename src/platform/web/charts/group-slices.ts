import { axisLength, type ChartData } from './chart-data.ts'
import { STYLE_COUNT } from './series-style.tsx'

/** `place` is null for the slice that combines the small ones. */
export type Slice = { name: string; value: number; place: number | null }

/** Keeps the largest parts and combines the rest into one slice, so that the slices stay comparable. Negative parts count as zero. */
export function groupSlices(data: ChartData, others: string): { slices: Slice[]; total: number } {
  const values = data.series[0]?.values ?? []
  const names = data.axis.kind === 'names' ? data.axis.names : []
  const all = Array.from({ length: axisLength(data) }, (_, place): Slice & { place: number } => ({
    place,
    name: names[place] ?? '',
    value: Math.max(0, values[place] ?? 0),
  })).sort((one, other) => other.value - one.value || one.place - other.place)
  const total = all.reduce((sum, { value }) => sum + value, 0)
  if (all.length <= STYLE_COUNT) return { slices: all, total }
  const rest = all.slice(STYLE_COUNT - 1).reduce((sum, { value }) => sum + value, 0)
  return { slices: [...all.slice(0, STYLE_COUNT - 1), { name: others, value: rest, place: null }], total }
}
