/** The time zones of this browser, to choose from. */
import type { Locale } from '#platform/shared/language.ts'
import { findTimeZone } from '#platform/shared/time-zone.ts'
import { textLocale } from '#platform/web/i18n/numbers.ts'
import type { Choice } from '#platform/web/inputs/use-choices.ts'

/** `America/New York · GMT-5`, found by each word of its names in the language of the reader and in English. */
export function toZoneChoice(zone: string, locale: Locale): Choice {
  return { id: zone, title: zone.replaceAll('_', ' '), ...(findTimeZone(zone) && { detail: nameIn(zone, locale, 'shortOffset') }) }
}

/** Those with a word that begins like the query come first. */
export function findZones(query: string, locale: Locale): Choice[] {
  const wanted = toKey(query)
  const found = namedZones(locale).flatMap(({ zone, names }) => {
    const words = wanted.split(' ')
    return words.every((word) => names.includes(word)) ? [{ zone, begins: names.includes(` ${wanted}`) }] : []
  })
  return found.toSorted((one, other) => Number(other.begins) - Number(one.begins)).map(({ zone }) => toZoneChoice(zone, locale))
}

function namedZones(locale: Locale): { zone: string; names: string }[] {
  return Intl.supportedValuesOf('timeZone').map((zone) => {
    const names = [zone, nameIn(zone, locale, 'longGeneric'), nameIn(zone, 'en', 'longGeneric')].join(' ')
    return { zone, names: ` ${toKey(names)}` }
  })
}

const toKey = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[/_]/g, ' ').toLowerCase()

function nameIn(zone: string, locale: Locale, timeZoneName: 'longGeneric' | 'shortOffset'): string {
  const parts = new Intl.DateTimeFormat(textLocale(locale), { timeZone: zone, timeZoneName }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
