import { numberFormat } from '#platform/shared/formats.ts'
import type { Locale } from '#platform/shared/language.ts'

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
