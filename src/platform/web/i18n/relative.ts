import type { Locale } from '#platform/shared/language.ts'
import { textLocale } from './numbers.ts'

const MINUTE_MS = 60_000
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 525_960 * MINUTE_MS],
  ['month', 43_830 * MINUTE_MS],
  ['week', 10_080 * MINUTE_MS],
  ['day', 1440 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
]

/** A timestamp relative to `now` (milliseconds): `3 hours ago`, `yesterday`, `in 2 weeks`; under a minute it is `now`. */
export function relativeText(iso: string, now: number, locale: Locale): string {
  const format = new Intl.RelativeTimeFormat(textLocale(locale), { numeric: 'auto' })
  const distance = new Date(iso).getTime() - now
  for (const [unit, ms] of UNITS) {
    if (Math.abs(distance) >= ms) return format.format(Math.trunc(distance / ms), unit)
  }
  return format.format(0, 'second')
}
