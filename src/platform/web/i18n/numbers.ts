import type { Language } from '#platform/shared/language.ts'

/** The locale numbers, prices and dates are written in (spec §9): Arabic as in Saudi Arabia, all else as in the US. */
export function numberLocale(language: Language): string {
  return language === 'ar' ? 'ar-SA' : 'en-US'
}

/** The locale words around numbers are written in: names of months and countries. */
export function textLocale(language: Language): string {
  return language === 'ar' ? 'ar-SA' : language
}

export function formatNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(numberLocale(language)).format(value)
}

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
const STEP = 1000

/** A size as people compare sizes: two digits that count, in the largest unit of which there is one. */
export function formatBytes(bytes: number, language: Language): string {
  const power = Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP)))
  const format = new Intl.NumberFormat(numberLocale(language), {
    ...{ style: 'unit', unit: BYTE_UNITS[power] ?? 'byte', unitDisplay: 'short', maximumSignificantDigits: 2 },
    roundingPriority: 'morePrecision',
    maximumFractionDigits: 0,
  })
  return format.format(bytes / STEP ** power)
}

/** A day in words. */
export function formatDay(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(`${textLocale(language)}-u-ca-gregory`, { dateStyle: 'long' }).format(new Date(iso))
}

/** A day and a time in words; the Gregorian calendar, as in every language of Plaza. */
export function formatMoment(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(`${textLocale(language)}-u-ca-gregory`, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso))
}

/** Two plain days, both in it, in the fewest words: `Nov 1 – 30, 2026`. */
export function formatSpan({ from, to }: { from: string; to: string }, language: Language): string {
  const format = new Intl.DateTimeFormat(`${textLocale(language)}-u-ca-gregory`, { dateStyle: 'medium', timeZone: 'UTC' })
  return format.formatRange(new Date(from), new Date(to))
}
