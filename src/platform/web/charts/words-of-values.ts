/** Numbers and places of a chart as people read them. */
import type { MoneyView } from '#platform/shared/contract.ts'
import type { Locale } from '#platform/shared/language.ts'
import { minorUnitDigits } from '#platform/shared/money.ts'
import { isolated } from '../i18n/isolated.ts'
import { formatBytes, formatNumber, numberLocale, textLocale } from '../i18n/numbers.ts'
import { formatCharge, formatMoney, shownMoney } from '../money.tsx'
import type { Axis, Grain, Unit } from './chart-data.ts'

/** Whole to the last digit. */
export function fullValue(value: number, unit: Unit, locale: Locale): string {
  if (unit.kind === 'money') {
    const money = { amountMinor: Math.round(value), currency: unit.currency }
    return unit.charged ? formatCharge(money) : formatMoney(money, locale)
  }
  if (unit.kind === 'bytes') return formatBytes(value, locale)
  if (unit.kind === 'percent') return percent(value, locale, 1)
  return formatNumber(value, locale)
}

/** The number an axis counts in: what is shown may be in another currency than what is charged, and its ticks are round there. */
export function onAxis(value: number, unit: Unit, locale: Locale): number {
  if (unit.kind !== 'money') return value
  const money = { amountMinor: Math.round(value), currency: unit.currency }
  const shown = unit.charged ? money : shownMoney(money, locale)
  return shown.amountMinor / 10 ** minorUnitDigits(shown.currency)
}

/** A round number of the axis, short: `$12K`. */
export function axisValue(onIt: number, unit: Unit, locale: Locale): string {
  if (unit.kind === 'percent') return percent(onIt, locale, 0)
  if (unit.kind === 'bytes') return formatBytes(onIt, locale)
  const compact = { notation: 'compact', maximumFractionDigits: 1 } as const
  if (unit.kind === 'number') return new Intl.NumberFormat(numberLocale(locale), compact).format(onIt)
  const nothing: MoneyView = { amountMinor: 0, currency: unit.currency }
  const { currency } = unit.charged ? nothing : shownMoney(nothing, locale)
  const text = new Intl.NumberFormat(numberLocale(unit.charged ? 'en' : locale), { ...compact, style: 'currency', currency }).format(onIt)
  return unit.charged ? isolated(text) : text
}

/** A change from one value to another, in parts of one; null when there was nothing before to compare with. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / Math.abs(before)
}

export function signedPercent(part: number, locale: Locale): string {
  return new Intl.NumberFormat(numberLocale(locale), { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(part)
}

function percent(part: number, locale: Locale, digits: number): string {
  return new Intl.NumberFormat(numberLocale(locale), { style: 'percent', maximumFractionDigits: digits }).format(part)
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
export function placeName(axis: Axis, place: number, locale: Locale, length: 'short' | 'long'): string {
  if (axis.kind === 'names') return axis.names[place] ?? ''
  const at = axis.at[place]
  if (at === undefined) return ''
  const options = { ...(length === 'short' ? SHORT : LONG)[axis.grain], ...(axis.grain !== 'hour' && { timeZone: 'UTC' }) }
  return new Intl.DateTimeFormat(textLocale(locale), { calendar: 'gregory', ...options }).format(new Date(at))
}
