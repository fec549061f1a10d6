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

/** A day and a time in words; the Gregorian calendar, as in every language of Plaza. */
export function formatMoment(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(`${textLocale(language)}-u-ca-gregory`, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso))
}
