/**
 * What a delivery method costs for a parcel and a destination. A method without zones has one price. A method with zones uses exactly one:
 * the most specific that covers the destination (postal codes, then regions, then countries, then the rest of the world), and of equally
 * specific ones the first in the vendor's order. In it the first tier that reaches the parcel decides. Screens use these rules too.
 */
import { regionValue } from '#platform/shared/addresses/regions.ts'
import { matchesPostalPattern } from './postal-codes.rules.ts'

/** Up to and including `upTo` (grams, or minor units of the vendor's items) it costs `priceMinor`. */
export type Tier = { upTo: number; priceMinor: number }

/** `countries` empty: the rest of the world. `regions` and `postalCodes` narrow the countries; empty: all of them. */
export type Zone = {
  name: string
  countries: string[]
  regions: string[]
  postalCodes: string[]
  by: 'weight' | 'amount'
  /** By rising `upTo`. */
  tiers: Tier[]
}

/** Parts that are not known yet are undefined; an address without a region has an empty one. */
export type Destination = { country: string; region?: string | undefined; postalCode?: string | undefined }

export type Parcel = { weightGrams: number; subtotalMinor: number }

/** `estimate`: the destination isn't known well enough to choose a zone, so this is the cheapest that it can be. */
export type Quote =
  | { refused: null; priceMinor: number; zone: Zone | null; tier: Tier | null; estimate: boolean }
  | { refused: 'place' | 'parcel' }

type Terms = { priceMinor: number; countries: readonly string[] | null; zones: readonly Zone[] }

export function quoteDelivery({ priceMinor, countries, zones }: Terms, parcel: Parcel, to: Destination | null): Quote {
  if (zones.length === 0) {
    if (to && countries?.includes(to.country) === false) return { refused: 'place' }
    return { refused: null, priceMinor, zone: null, tier: null, estimate: false }
  }
  const known = to?.postalCode !== undefined
  const found = known ? findZone(zones, to) : undefined
  const possible = known ? (found ? [found] : []) : zones.filter((zone) => mayCover(zone, to))
  if (possible.length === 0) return { refused: 'place' }
  const priced = possible.flatMap((zone) => {
    const tier = findTier(zone, parcel)
    return tier ? [{ zone, tier }] : []
  })
  const [first] = priced.toSorted((a, b) => a.tier.priceMinor - b.tier.priceMinor)
  if (!first) return { refused: 'parcel' }
  return { refused: null, priceMinor: first.tier.priceMinor, ...first, estimate: !known }
}

/** The one zone of a known destination. */
export function findZone(zones: readonly Zone[], to: Destination): Zone | undefined {
  return zones.filter((zone) => covers(zone, to)).toSorted((a, b) => specificity(b) - specificity(a))[0]
}

export function findTier({ by, tiers }: Pick<Zone, 'by' | 'tiers'>, { weightGrams, subtotalMinor }: Parcel): Tier | undefined {
  const measure = by === 'weight' ? weightGrams : subtotalMinor
  return tiers.find(({ upTo }) => measure <= upTo)
}

/** The lowest price of all zones. */
export function lowestPrice(zones: readonly Zone[]): number {
  return Math.min(...zones.flatMap(({ tiers }) => tiers.map(({ priceMinor }) => priceMinor)))
}

function specificity({ countries, regions, postalCodes }: Zone): number {
  if (postalCodes.length > 0) return 3
  if (regions.length > 0) return 2
  return countries.length > 0 ? 1 : 0
}

function covers(zone: Zone, { country, region = '', postalCode = '' }: Destination): boolean {
  const { countries, regions, postalCodes } = zone
  return (
    (countries.length === 0 || countries.includes(country)) &&
    (regions.length === 0 || regions.some((one) => isSameRegion(country, one, region))) &&
    (postalCodes.length === 0 || postalCodes.some((pattern) => matchesPostalPattern(postalCode, pattern)))
  )
}

function mayCover({ countries }: Zone, to: Destination | null): boolean {
  return to === null || countries.length === 0 || countries.includes(to.country)
}

/** A region is written as a code by one and as a name by the other. */
function isSameRegion(country: string, one: string, other: string): boolean {
  return comparable(regionValue(country, one)) === comparable(regionValue(country, other))
}

function comparable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
