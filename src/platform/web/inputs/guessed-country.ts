import { guessCountry } from '#platform/shared/addresses/guess-country.ts'
import { browserTimeZone } from '../i18n/time-zone.ts'

/** By the browser's time zone and languages; empty when neither tells. */
export function guessedCountry(): string {
  return guessCountry(browserTimeZone(), navigator.languages)
}
