/** Formats values for documents. Amounts and codes are isolated, so that Arabic text around them does not reorder them. */
import type { MoneyView } from '#platform/shared/contract.ts'
import type { Locale } from '#platform/shared/language.ts'
import { minorUnitDigits } from '#platform/shared/money.ts'

/** Text that is left-to-right in every language: amounts, numbers of documents, SKUs. */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`

/** Text of unknown direction, for example a name inside a sentence. */
export const isolate = (text: string): string => `\u2068${text}\u2069`

/** An amount in the currency it is charged in, the same in every language. */
export function formatAmount({ amountMinor, currency }: MoneyView): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return isolateLtr(format.format(amountMinor / 10 ** minorUnitDigits(currency)))
}

/** A long date in UTC, in the Gregorian calendar. */
export function formatDay(moment: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(textLocale(locale), { calendar: 'gregory', dateStyle: 'long', timeZone: 'UTC' }).format(moment)
}

/** An inclusive range of plain dates without the year: `December 3 – 6`. */
export function formatNearDays({ from, to }: { from: string; to: string }, locale: Locale): string {
  const parts = { calendar: 'gregory', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(textLocale(locale), parts).formatRange(new Date(from), new Date(to)).replace(/[\u2009\u202f]/g, ' ')
}

/** A month of the UTC calendar, given by one of its days: `November 2026`. */
export function formatMonth(moment: Date, locale: Locale): string {
  const parts = { calendar: 'gregory', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(textLocale(locale), parts).format(moment)
}

export function formatCount(count: number, locale: Locale): string {
  return new Intl.NumberFormat(textLocale(locale)).format(count)
}

/** A rate in hundredths of a percent: 800 is `8%`. */
export function formatRate(hundredths: number): string {
  const format = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 })
  return isolateLtr(format.format(hundredths / 10_000))
}

export function formatCountry(code: string, locale: Locale): string {
  return new Intl.DisplayNames(textLocale(locale), { type: 'region', fallback: 'code' }).of(code) ?? code
}

const textLocale = (locale: Locale): string => locale.replace(/^ar/, 'ar-SA')
