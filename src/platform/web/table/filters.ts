/** Filters of a list, and their form in the address. */
import type { MomentRange } from '#platform/shared/listing.ts'

export type Choice = { value: string; label: string }

export type Filter = { key: string; title: string } & (
  | {
      kind: 'choice'
      options: readonly Choice[]
      /** Allows several options. */
      many?: boolean
      /** Every option is also a view of the list, next to the saved ones. */
      views?: boolean
    }
  | { kind: 'text' }
  /** Whole days in the user's time zone. */
  | { kind: 'days' }
  | { kind: 'numbers' }
)

/** Of the user's time zone, or of UTC: a link from numbers that are counted by UTC days opens the same rows. */
export type Days = { from?: string; to?: string; utc?: true }
export type Numbers = { from?: number; to?: number }
export type FilterValue = { chosen: readonly string[] } | { text: string } | { days: Days } | { numbers: Numbers }
/** By filter key; inactive filters are missing. */
export type FilterValues = Readonly<Record<string, FilterValue>>

const MAX_TEXT = 200
const BETWEEN = '..'
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Parses `admin,vendor`, `2026-01-01..2026-01-31` (with `Z`: days of UTC) or `10..`; null when the text is invalid for this filter. */
export function readFilter(filter: Filter, text: string): FilterValue | null {
  if (filter.kind === 'text') {
    const trimmed = text.trim().slice(0, MAX_TEXT)
    return trimmed ? { text: trimmed } : null
  }
  if (filter.kind === 'choice') {
    const asked = text.split(',')
    const chosen = filter.options.map(({ value }) => value).filter((value) => asked.includes(value))
    return chosen.length > 0 ? { chosen: filter.many ? chosen : chosen.slice(0, 1) } : null
  }
  const isUtc = filter.kind === 'days' && text.endsWith('Z')
  const ends = (isUtc ? text.slice(0, -1) : text).split(BETWEEN)
  if (ends.length !== 2) return null
  const days = filter.kind === 'days' ? undefinedIfEmpty('days', ends.map(parseDay)) : null
  if (days && 'days' in days && isUtc) return { days: { ...days.days, utc: true } }
  return filter.kind === 'days' ? days : undefinedIfEmpty('numbers', ends.map(parseNumberText))
}

export function writeFilter(value: FilterValue): string {
  if ('text' in value) return value.text
  if ('chosen' in value) return value.chosen.join(',')
  const { from, to } = 'days' in value ? value.days : value.numbers
  const isUtc = 'days' in value && value.days.utc
  return `${from ?? ''}${BETWEEN}${to ?? ''}${isUtc ? 'Z' : ''}`
}

export function chosenValues<Value extends string>(values: FilterValues, key: string): Value[] {
  const value = values[key]
  return value && 'chosen' in value ? ([...value.chosen] as Value[]) : []
}

/** The timestamps from the start of the first day to the end of the last. */
export function momentRange(values: FilterValues, key: string): MomentRange | undefined {
  const value = values[key]
  if (!value || !('days' in value)) return undefined
  const { from, to, utc = false } = value.days
  return { ...(from && { from: startOfDay(from, 0, utc) }), ...(to && { before: startOfDay(to, 1, utc) }) }
}

function startOfDay(day: string, daysLater: number, utc: boolean): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return (utc ? new Date(Date.UTC(year, month - 1, date + daysLater)) : new Date(year, month - 1, date + daysLater)).toISOString()
}

function undefinedIfEmpty<Name extends 'days' | 'numbers', End>(name: Name, [from, to]: (End | undefined)[]): FilterValue | null {
  if (from === undefined && to === undefined) return null
  return { [name]: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) } } as FilterValue
}

function parseDay(text: string): string | undefined {
  return DAY.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) ? text : undefined
}

function parseNumberText(text: string): number | undefined {
  const number = Number(text)
  return text.trim() !== '' && Number.isFinite(number) ? number : undefined
}
