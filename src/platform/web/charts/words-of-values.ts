/** Numbers and places of a chart as people read them. */
import type { MoneyView } from '#platform/shared/contract.ts'
import type { Language } from '#platform/shared/language.ts'
import { minorUnitDigits } from '#platform/shared/money.ts'
import { formatBytes, formatNumber, numberLocale, textLocale } from '../i18n/numbers.ts'
import { formatMoney, shownMoney } from '../money.tsx'
import type { Axis, Grain, Unit } from './chart-data.ts'

/** Whole to the last digit. */
export function fullValue(value: number, unit: Unit, language: Language): string {
  if (unit.kind === 'money') return formatMoney({ amountMinor: Math.round(value), currency: unit.currency }, language)
  if (unit.kind === 'bytes') return formatBytes(value, language)
  if (unit.kind === 'percent') return percent(value, language, 1)
  return formatNumber(value, language)
}

/** The number an axis counts in: what is shown may be in another currency than what is charged, and its ticks are round there. */
export function onAxis(value: number, unit: Unit, language: Language): number {
  if (unit.kind !== 'money') return value
  const shown = shownMoney({ amountMinor: Math.round(value), currency: unit.currency }, language)
  return shown.amountMinor / 10 ** minorUnitDigits(shown.currency)
}

/** A round number of the axis, short: `$12K`. */
export function axisValue(onIt: number, unit: Unit, language: Language): string {
  if (unit.kind === 'percent') return percent(onIt, language, 0)
  if (unit.kind === 'bytes') return formatBytes(onIt, language)
  const compact = { notation: 'compact', maximumFractionDigits: 1 } as const
  if (unit.kind === 'number') return new Intl.NumberFormat(numberLocale(language), compact).format(onIt)
  const nothing: MoneyView = { amountMinor: 0, currency: unit.currency }
  const { currency } = shownMoney(nothing, language)
  return new Intl.NumberFormat(numberLocale(language), { ...compact, style: 'currency', currency }).format(onIt)
}

/** A change from one value to another, in parts of one; null when there was nothing before to compare with. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / Math.abs(before)
}

export function signedPercent(part: number, language: Language): string {
  return new Intl.NumberFormat(numberLocale(language), { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(
    part,
  )
}

function percent(part: number, language: Language, digits: number): string {
  return new Intl.NumberFormat(numberLocale(language), { style: 'percent', maximumFractionDigits: digits }).format(part)
}

const SHORT: Record<Grain, Intl.DateTimeFormatOptions> = {
  hour: { hour: 'numeric' },
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
}
const LONG: Record<Grain, Intl.DateTimeFormatOptions> = {
  hour: { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  day: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  week: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
}

/** A place of the axis, short under it and whole in the table. A plain day is that day in every time zone. */
export function placeName(axis: Axis, place: number, language: Language, length: 'short' | 'long'): string {
  if (axis.kind === 'names') return axis.names[place] ?? ''
  const at = axis.at[place]
  if (at === undefined) return ''
  const options = { ...(length === 'short' ? SHORT : LONG)[axis.grain], ...(axis.grain !== 'hour' && { timeZone: 'UTC' }) }
  return new Intl.DateTimeFormat(`${textLocale(language)}-u-ca-gregory`, options).format(new Date(at))
}
