import type { Address } from '#platform/shared/address.ts'
import type { Language } from '#platform/shared/language.ts'
import { textLocale } from '#platform/web/i18n/numbers.ts'

/** Formats an address without its name, line by line, with the country's name. */
export function addressLines({ line1, line2, city, region, postalCode, country }: Address, language: Language): string[] {
  const names = new Intl.DisplayNames(textLocale(language), { type: 'region' })
  const place = [postalCode, city].filter(Boolean).join(' ')
  return [line1, line2 ?? '', place, region ?? '', names.of(country) ?? country].filter(Boolean)
}
