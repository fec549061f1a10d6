/** What a chart draws: the same numbers as its table. */

/** In what the numbers are. Money is in minor units, shown as prices are unless it is `charged`: then in its own currency in every language; a percentage in parts of one: 0.12 is 12 %. */
export type Unit = { kind: 'number' } | { kind: 'money'; currency: string; charged?: true } | { kind: 'percent' } | { kind: 'bytes' }

export type Series = {
  key: string
  name: string
  /** One for each place of the axis; null where nothing is known, which is not zero. */
  values: readonly (number | null)[]
  /** Of the period before, place by place: drawn dashed. */
  previous?: readonly (number | null)[]
}

/** `hour`: moments; else plain days `2026-11-21`, a week or a month by its first. */
export type Grain = 'hour' | 'day' | 'week' | 'month'

export type Axis = { kind: 'time'; at: readonly string[]; grain: Grain } | { kind: 'names'; names: readonly string[] }

export type ChartData = {
  axis: Axis
  series: readonly Series[]
  unit: Unit
  /** The last place is a day that is not over: drawn dashed, and said. */
  incomplete?: boolean
  /** The rows behind a number; null where there are none to show. */
  rowsOf?: (series: string, place: number) => string | null
}

export const lengthOf = ({ axis }: ChartData) => (axis.kind === 'time' ? axis.at.length : axis.names.length)

export function isEmptyData({ series }: ChartData): boolean {
  return series.every(({ values, previous = [] }) => [...values, ...previous].every((value) => value === null))
}
