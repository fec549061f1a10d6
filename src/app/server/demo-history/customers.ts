/** The customers of the demo shops: guests, and members of the town. */
import { DEMO_PEOPLE, DISPLAY_NAMES } from '#domains/accounts/server/demo.ts'
import type { Chance } from '#platform/server/demo/chance.ts'
import type { Address } from '#platform/shared/address.ts'
import type { Language } from '#platform/shared/language.ts'
import { HANDLES, PLACES } from './places.ts'

/** `userId`: null for a guest. Nobody buys as a member before they joined. */
export type Customer = { userId: string | null; joinedDaysAgo: number; email: string; language: Language; address: Address }

/** By country. */
const GUESTS: Readonly<Record<string, number>> = { EC: 88, US: 76, JO: 58, ES: 52, AR: 30, GB: 26, SA: 22, MX: 16, AE: 14, CO: 10, PE: 8 }

export function inventGuests(chance: Chance): Customer[] {
  return Object.entries(GUESTS).flatMap(([country, count]) =>
    Array.from({ length: count }, (_, index) => {
      const address = inventAddress(chance, country, null)
      const email = `${handleOf(address.name)}.${country.toLowerCase()}${index + 1}@post.example`
      return { userId: null, joinedDaysAgo: Number.POSITIVE_INFINITY, email, language: placeOf(country).language, address }
    }),
  )
}

export type Member = { id: string; username: string; email: string; language: Language }

/** Members get an address where their language is spoken. */
export function inventMembers(chance: Chance, members: readonly Member[]): Customer[] {
  const joined = new Map(DEMO_PEOPLE.map(({ username, joinedDaysAgo }) => [username, joinedDaysAgo]))
  return members.map(({ id, username, email, language }) => {
    const countries = Object.keys(GUESTS).filter((country) => placeOf(country).language === language)
    const name = DISPLAY_NAMES[username] ?? username.charAt(0).toUpperCase() + username.slice(1)
    return {
      userId: id,
      joinedDaysAgo: joined.get(username) ?? 0,
      email,
      language,
      address: inventAddress(chance, chance.pick(countries), name),
    }
  })
}

function handleOf(name: string): string {
  const given = name.split(' ')[0] ?? ''
  return (
    HANDLES[given] ??
    given
      .normalize('NFD')
      .replace(/[^a-z]/gi, '')
      .toLowerCase()
  )
}

function placeOf(country: string) {
  const place = PLACES[country]
  if (!place) throw new Error(`the demo data has no place in ${country}`)
  return place
}

function inventAddress(chance: Chance, country: string, named: string | null): Address {
  const place = placeOf(country)
  const name = named ?? `${chance.pick(place.given)} ${chance.pick(place.family)}`
  const [city, postalCode, region] = chance.pick(place.cities)
  const [street, house] = [chance.pick(place.streets), chance.between(2, 180)]
  const line1 = place.language === 'en' ? `${house} ${street}` : `${street} ${house}`
  return { name, line1, city, postalCode, country, ...(region !== undefined && { region }) }
}
