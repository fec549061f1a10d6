/** Dates and times on screens. Those of pages that are cached for everyone are of UTC, others by the clock of the reader. */
import { dateFormat } from '#platform/shared/formats.ts'
import type { Locale } from '#platform/shared/language.ts'
import { textLocale } from './numbers.ts'
import { chosenTimeZone } from './time-zone.ts'

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
