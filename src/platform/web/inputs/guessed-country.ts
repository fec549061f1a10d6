import { guessCountry } from '#platform/shared/addresses/guess-country.ts'

/** By the browser's time zone and languages; empty when neither tells. */
export function guessedCountry(): string {
  return guessCountry(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '', navigator.languages)
}
