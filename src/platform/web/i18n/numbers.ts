import type { Locale } from '#platform/shared/language.ts'

/** The locale numbers, prices and dates are written in (spec §9): Arabic as in Saudi Arabia, all else as in the US. */
export function numberLocale(locale: Locale): string {
  return isArabic(locale) ? textLocale(locale) : 'en-US'
}

/** The locale words around numbers are written in: names of months and countries. */
export function textLocale(locale: Locale): string {
  return locale.replace(/^ar/, 'ar-SA')
}

export function isArabic(locale: Locale): boolean {
  return locale.startsWith('ar')
}

export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(numberLocale(locale)).format(value)
}

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
const STEP = 1000

/** A size as people compare sizes: two digits that count, in the largest unit of which there is one. */
export function formatBytes(bytes: number, locale: Locale): string {
  const power = Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP)))
  const format = new Intl.NumberFormat(numberLocale(locale), {
    ...{ style: 'unit', unit: BYTE_UNITS[power] ?? 'byte', unitDisplay: 'short', maximumSignificantDigits: 2 },
    roundingPriority: 'morePrecision',
    maximumFractionDigits: 0,
  })
  return format.format(bytes / STEP ** power)
}

/** A day in words. */
export function formatDay(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(textLocale(locale), { calendar: 'gregory', dateStyle: 'long' }).format(new Date(iso))
}

/** The day it is by UTC, so that the server and every browser write the same into a page that is kept for everyone. */
export function formatUtcDay(iso: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(textLocale(locale), { calendar: 'gregory', dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(iso))
}

/** A day of about now in few letters: `Nov 21`. Whoever shows it keeps the whole moment at hand. */
export function formatBriefDay(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(textLocale(locale), { calendar: 'gregory', month: 'short', day: 'numeric' }).format(new Date(iso))
}

/** A day and a time in words; the Gregorian calendar, as in every language of Plaza. */
export function formatMoment(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(textLocale(locale), { calendar: 'gregory', dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso))
}

/** Two plain days that are near, as people say them: `November 24 – 27`. */
export function formatNearDays({ from, to }: { from: string; to: string }, locale: Locale): string {
  return rangeOf({ day: 'numeric', month: 'long' }, from, to, locale)
}

/** Two plain days, both in it, in the fewest words: `Nov 1 – 30, 2026`. */
export function formatSpan({ from, to }: { from: string; to: string }, locale: Locale): string {
  return rangeOf({ dateStyle: 'medium' }, from, to, locale)
}

function rangeOf(parts: Intl.DateTimeFormatOptions, from: string, to: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(textLocale(locale), { calendar: 'gregory', timeZone: 'UTC', ...parts })
  // Browsers and servers do not agree on how thin the spaces around the dash are.
  return format.formatRange(new Date(from), new Date(to)).replace(/[\u2009\u202f]/g, ' ')
}
