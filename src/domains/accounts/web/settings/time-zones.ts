/** The time zones of this browser, to choose from. */
import type { Locale } from '#platform/shared/language.ts'
import { findTimeZone } from '#platform/shared/time-zone.ts'
import { textLocale } from '#platform/web/i18n/numbers.ts'
import type { Choice } from '#platform/web/inputs/use-choices.ts'

/** `America/New York · GMT-5`, found by each word of its names in the language of the reader and in English. */
export function toZoneChoice(zone: string, locale: Locale): Choice {
  return { id: zone, title: zone.replaceAll('_', ' '), ...(findTimeZone(zone) && { detail: nameIn(zone, locale, 'shortOffset') }) }
}

export function findZones(query: string, locale: Locale): Choice[] {
  const words = toKey(query).split(' ')
  return Intl.supportedValuesOf('timeZone')
    .filter((zone) => {
      const names = toKey(`${zone} ${nameIn(zone, locale, 'longGeneric')} ${nameIn(zone, 'en', 'longGeneric')}`)
      return words.every((word) => names.includes(word))
    })
    .map((zone) => toZoneChoice(zone, locale))
}

const toKey = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('_', ' ').toLowerCase()

function nameIn(zone: string, locale: Locale, timeZoneName: 'longGeneric' | 'shortOffset'): string {
  const parts = new Intl.DateTimeFormat(textLocale(locale), { timeZone: zone, timeZoneName }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
