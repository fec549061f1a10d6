/** The data of a chart; its table shows the same numbers. */

/**
 * The unit of the values. Money is in minor units and shown like prices, or, with `charged`, in its own currency in every language. A
 * percentage is a fraction: 0.12 is 12 %.
 */
/** `most`: a number was counted up to it; a higher one is shown as “999+”. */
export type Unit =
  | { kind: 'number'; most?: number }
  | { kind: 'money'; currency: string; charged?: true }
  | { kind: 'percent' }
  | { kind: 'bytes' }

export type Series = {
  key: string
  name: string
  /** One value for each position of the axis; null means unknown, which isn't zero. */
  values: readonly (number | null)[]
  /** Values of the previous period, position by position; drawn dashed. */
  previous?: readonly (number | null)[]
}

/** `hour`: ISO timestamps. Others: plain days such as `2026-11-21`; a week or a month is its first day. */
export type Grain = 'hour' | 'day' | 'week' | 'month'

export type Axis = { kind: 'time'; at: readonly string[]; grain: Grain } | { kind: 'names'; names: readonly string[] }

export type ChartData = {
  axis: Axis
  series: readonly Series[]
  unit: Unit
  /** The last position is a day that isn't over yet: drawn dashed and labeled. */
  incomplete?: boolean
  /** A link to the rows behind a number; null without one. */
  rowsHref?: (series: string, place: number) => string | null
}

export const axisLength = ({ axis }: ChartData) => (axis.kind === 'time' ? axis.at.length : axis.names.length)

export function isEmptyData({ series }: ChartData): boolean {
  return series.every(({ values, previous = [] }) => [...values, ...previous].every((value) => value === null))
}
