/** Formats the values and axis labels of a chart. */

import type { MoneyView } from '#platform/shared/contract.ts'
import { dateFormat, numberFormat } from '#platform/shared/formats.ts'
import type { Locale } from '#platform/shared/language.ts'
import { minorUnitDigits } from '#platform/shared/money.ts'
import { isolateLtr } from '../i18n/isolate.ts'
import { formatBytes, formatNumber, numberLocale, textLocale } from '../i18n/numbers.ts'
import { chosenTimeZone } from '../i18n/time-zone.ts'
import { formatCharge, formatMoney, toDisplayMoney } from '../money.tsx'
import type { Axis, Grain, Unit } from './chart-data.ts'

/** The full value, not shortened. */
export function formatValue(value: number, unit: Unit, locale: Locale): string {
  if (unit.kind === 'money') {
    const money = { amountMinor: Math.round(value), currency: unit.currency }
    return unit.charged ? formatCharge(money) : formatMoney(money, locale)
  }
  if (unit.kind === 'bytes') return formatBytes(value, locale)
  if (unit.kind === 'percent') return percent(value, locale, 1)
  if (unit.most !== undefined && value > unit.most) return `${formatNumber(unit.most, locale)}+`
  return formatNumber(value, locale)
}

/** The number on the axis. Money can be shown in another currency than it is charged in; converting first keeps the ticks round. */
export function toAxisNumber(value: number, unit: Unit, locale: Locale): number {
  if (unit.kind !== 'money') return value
  const money = { amountMinor: Math.round(value), currency: unit.currency }
  const shown = unit.charged ? money : toDisplayMoney(money, locale)
  return shown.amountMinor / 10 ** minorUnitDigits(shown.currency)
}

/** A short tick label: `$12K`. */
export function formatAxisNumber(onIt: number, unit: Unit, locale: Locale): string {
  if (unit.kind === 'percent') return percent(onIt, locale, 0)
  if (unit.kind === 'bytes') return formatBytes(onIt, locale)
  const compact = { notation: 'compact', maximumFractionDigits: 1 } as const
  if (unit.kind === 'number') return numberFormat(numberLocale(locale), compact).format(onIt)
  const nothing: MoneyView = { amountMinor: 0, currency: unit.currency }
  const { currency } = unit.charged ? nothing : toDisplayMoney(nothing, locale)
  const text = numberFormat(numberLocale(unit.charged ? 'en' : locale), { ...compact, style: 'currency', currency }).format(onIt)
  return unit.charged ? isolateLtr(text) : text
}

/** The relative change as a fraction; null when the previous value is zero. */
export function relativeChange(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / Math.abs(before)
}

export function signedPercent(part: number, locale: Locale): string {
  return numberFormat(numberLocale(locale), { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(part)
}

function percent(part: number, locale: Locale, digits: number): string {
  return numberFormat(numberLocale(locale), { style: 'percent', maximumFractionDigits: digits }).format(part)
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

/** The label of a position: short on the axis, long in the table. A plain day is the same day in every time zone. */
export function formatAxisLabel(axis: Axis, place: number, locale: Locale, length: 'short' | 'long'): string {
  if (axis.kind === 'names') return axis.names[place] ?? ''
  const at = axis.at[place]
  if (at === undefined) return ''
  const options = { ...(length === 'short' ? SHORT : LONG)[axis.grain], timeZone: axis.grain === 'hour' ? chosenTimeZone() : 'UTC' }
  return dateFormat(textLocale(locale), { calendar: 'gregory', ...options }).format(new Date(at))
}
