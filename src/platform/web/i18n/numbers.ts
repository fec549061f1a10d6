import { dateFormat, numberFormat } from '#platform/shared/formats.ts'
import type { Locale } from '#platform/shared/language.ts'
import { chosenTimeZone } from './time-zone.ts'

/** The locale for numbers and prices (spec §9): Saudi Arabia in Arabic, else the US. */
export function numberLocale(locale: Locale): string {
  return isArabic(locale) ? textLocale(locale) : 'en-US'
}

/** The locale for text, such as names of months and countries. */
export function textLocale(locale: Locale): string {
  return locale.replace(/^ar/, 'ar-SA')
}

export function isArabic(locale: Locale): boolean {
  return locale.startsWith('ar')
}

export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(numberLocale(locale)).format(value)
}

/** `2026` in the digits of the language, without separators. */
export function formatYear(year: number, locale: Locale): string {
  return numberFormat(numberLocale(locale), { useGrouping: false }).format(year)
}

/** `85%`, of 0 to 100. */
export function formatPercent(percent: number, locale: Locale): string {
  return numberFormat(numberLocale(locale), { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100)
}

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
const STEP = 1000

/** A file size with two significant digits, in the largest unit that fits. */
export function formatBytes(bytes: number, locale: Locale): string {
  const power = Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP)))
  const format = numberFormat(numberLocale(locale), {
    style: 'unit',
    unit: BYTE_UNITS[power] ?? 'byte',
    // Short, English would have `40 byte`.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumSignificantDigits: 2,
    roundingPriority: 'morePrecision',
    maximumFractionDigits: 0,
  })
  return format.format(bytes / STEP ** power)
}

/** A long date: `November 21, 2026`. */
export function formatDay(iso: string, locale: Locale): string {
  return formatLocally({ dateStyle: 'long' }, iso, locale)
}

/** The date in UTC, so that the server and every browser write the same into a page that is cached for everyone. */
export function formatUtcDay(iso: string, locale: Locale): string {
  const format = dateFormat(textLocale(locale), { calendar: 'gregory', dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(iso))
}

/** A month of the UTC calendar, given by one of its days: `November 2026`. */
export function formatUtcMonth(iso: string, locale: Locale): string {
  const format = dateFormat(textLocale(locale), { calendar: 'gregory', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(iso))
}

/** A short date near today: `Nov 21`. Callers show the full timestamp elsewhere, for example on hover. */
export function formatBriefDay(iso: string, locale: Locale): string {
  return formatLocally({ month: 'short', day: 'numeric' }, iso, locale)
}

/** A long date with time, in the Gregorian calendar like all dates of Plaza. */
export function formatMoment(iso: string, locale: Locale): string {
  return formatLocally({ dateStyle: 'long', timeStyle: 'short' }, iso, locale)
}

/** A range of two days near today, without the year: `November 24 – 27`. */
export function formatNearDays({ from, to }: { from: string; to: string }, locale: Locale): string {
  return formatDayRange({ day: 'numeric', month: 'long' }, from, to, locale)
}

/** An inclusive range of days in short form: `Nov 1 – 30, 2026`. */
export function formatSpan({ from, to }: { from: string; to: string }, locale: Locale): string {
  return formatDayRange({ dateStyle: 'medium' }, from, to, locale)
}

/** By the clock of the reader. */
export function formatLocally(parts: Intl.DateTimeFormatOptions, iso: string, locale: Locale): string {
  const format = dateFormat(textLocale(locale), { calendar: 'gregory', timeZone: chosenTimeZone(), ...parts })
  return format.format(new Date(iso))
}

function formatDayRange(parts: Intl.DateTimeFormatOptions, from: string, to: string, locale: Locale): string {
  const format = dateFormat(textLocale(locale), { calendar: 'gregory', timeZone: 'UTC', ...parts })
  // Browsers and Node use different thin spaces around the dash; hydration needs the same text.
  return format.formatRange(new Date(from), new Date(to)).replace(/[\u2009\u202f]/g, ' ')
}
