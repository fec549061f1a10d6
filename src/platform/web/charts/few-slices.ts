import { type ChartData, lengthOf } from './chart-data.ts'
import { LOOKS } from './series-look.tsx'

/** `place` is null for what was put together. */
export type Slice = { name: string; value: number; place: number | null }

/** The largest parts one by one, the rest in one: what the eye can still compare. Negative parts are no parts. */
export function fewSlices(data: ChartData, others: string): { slices: Slice[]; total: number } {
  const values = data.series[0]?.values ?? []
  const names = data.axis.kind === 'names' ? data.axis.names : []
  const all = Array.from({ length: lengthOf(data) }, (_, place): Slice & { place: number } => ({
    ...{ place, name: names[place] ?? '' },
    value: Math.max(0, values[place] ?? 0),
  })).sort((one, other) => other.value - one.value || one.place - other.place)
  const total = all.reduce((sum, { value }) => sum + value, 0)
  if (all.length <= LOOKS) return { slices: all, total }
  const rest = all.slice(LOOKS - 1).reduce((sum, { value }) => sum + value, 0)
  return { slices: [...all.slice(0, LOOKS - 1), { name: others, value: rest, place: null }], total }
}
