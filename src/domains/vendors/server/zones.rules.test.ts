import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPostalPattern, matchesPostalPattern } from '../contract/postal-codes.rules.ts'
import { findZoneProblems } from '../contract/zone-problems.rules.ts'
import { findTier, findZone, lowestPrice, quoteDelivery, type Zone } from '../contract/zones.rules.ts'

const zone = (name: string, given: Partial<Zone> = {}): Zone => ({
  name,
  countries: [],
  regions: [],
  postalCodes: [],
  by: 'weight',
  tiers: [{ upTo: 5000, priceMinor: 500 }],
  ...given,
})
const terms = (...zones: Zone[]) => ({ priceMinor: 900, countries: null, zones })
const light = { weightGrams: 100, subtotalMinor: 1000 }

const somePlaces = fc.constantFrom('US', 'ES', 'DE')
const someZone: fc.Arbitrary<Zone> = fc.record({
  name: fc.string(),
  countries: fc.uniqueArray(somePlaces),
  regions: fc.subarray(['Bavaria', 'Galicia']),
  postalCodes: fc.subarray(['10000-19999', 'SW1*', '20*', '15001']),
  by: fc.constantFrom('weight', 'amount'),
  tiers: fc
    .uniqueArray(fc.nat(9999), { minLength: 1, maxLength: 5 })
    .chain((limits) =>
      fc
        .array(fc.nat(9999), { minLength: limits.length, maxLength: limits.length })
        .map((prices) => limits.toSorted((a, b) => a - b).map((upTo, index) => ({ upTo, priceMinor: prices[index] ?? 0 }))),
    ),
})
const someDestination = fc.record({
  country: somePlaces,
  region: fc.constantFrom('', 'BAVARIA', 'galicia'),
  postalCode: fc.constantFrom('', '15001', '20100', 'SW1A 1AA'),
})
const someParcel = fc.record({ weightGrams: fc.nat(20_000), subtotalMinor: fc.nat(20_000) })

describe('postal codes', () => {
  test.each([
    ['15001', '10000-19999', true],
    ['15001-1234', '10000-19999', true],
    ['1500', '10000-19999', false],
    ['150012', '10000-19999', false],
    ['1A001', '10000-19999', false],
    ['sw1a 1aa', 'SW1*', true],
    ['SW11 1AA', 'SW1A*', false],
    ['00-950', '00950', true],
    ['١٥٠٠١', '10000-19999', true],
    ['A15', 'A10-A20', true],
    ['B15', 'A10-A20', false],
    ['10115', '10115', true],
    ['', '10*', false],
  ])('%s in %s: %s', (code, pattern, within) => {
    expect(matchesPostalPattern(code, pattern)).toBe(within)
  })

  test('ranges need two ends of one length and shape in order, and prefixes a text before the star', () => {
    expect(['10115', '10000-19999', 'SW1*', 'A1-A9', '1000–1999'].every(isPostalPattern)).toBe(true)
    expect(['1000-19999', '19999-10000', 'A1-19', '*', '1*2', '', '10000-', '1/2'].some(isPostalPattern)).toBe(false)
  })
})

describe('the zone of an address', () => {
  const world = zone('World')
  const germany = zone('Germany', { countries: ['DE'] })
  const bavaria = zone('Bavaria', { countries: ['DE'], regions: ['Oberbayern', 'Málaga'] })
  const berlin = zone('Berlin', { countries: ['DE'], postalCodes: ['10000-14999'] })
  const all = [world, germany, bavaria, berlin]

  test('is the most specific: postal codes, then regions, then countries, then the rest of the world', () => {
    const named = (country: string, region: string, postalCode: string) => findZone(all, { country, region, postalCode })?.name
    expect(named('DE', 'Oberbayern', '10115')).toBe('Berlin')
    expect(named('DE', ' MALAGA ', '80331')).toBe('Bavaria')
    expect(named('DE', '', '80331')).toBe('Germany')
    expect(named('ES', '', '10115')).toBe('World')
  })

  test('is the first in the vendor’s order where ranges overlap', () => {
    const wider = zone('Wider', { countries: ['DE'], postalCodes: ['10000-19999'] })
    expect(findZone([wider, berlin], { country: 'DE', postalCode: '10115' })).toBe(wider)
    expect(findZone([berlin, wider], { country: 'DE', postalCode: '10115' })).toBe(berlin)
  })

  test('is exactly one that covers it, or the method isn’t offered', () => {
    fc.assert(
      fc.property(fc.array(someZone, { minLength: 1, maxLength: 6 }), someDestination, someParcel, (zones, to, parcel) => {
        const quote = quoteDelivery(terms(...zones), parcel, to)
        const found = findZone(zones, to)
        const tier = found && findTier(found, parcel)
        expect(quote).toEqual(
          tier
            ? { refused: null, priceMinor: tier.priceMinor, zone: found, tier, estimate: false }
            : { refused: found ? 'parcel' : 'place' },
        )
      }),
    )
  })
})

describe('the fee', () => {
  test('of a parcel exactly at a limit is the tier’s, and above the last limit the method isn’t offered', () => {
    const method = terms(zone('World', { tiers: [1000, 5000].map((upTo) => ({ upTo, priceMinor: upTo })) }))
    const at = (weightGrams: number) => quoteDelivery(method, { weightGrams, subtotalMinor: 0 }, { country: 'DE', postalCode: '1' })
    expect([0, 1000, 1001, 5000].map((grams) => at(grams))).toMatchObject([1000, 1000, 5000, 5000].map((priceMinor) => ({ priceMinor })))
    expect(at(5001)).toEqual({ refused: 'parcel' })
  })

  test('never falls for a heavier parcel when the prices of the tiers don’t', () => {
    fc.assert(
      fc.property(someZone, fc.nat(20_000), fc.nat(20_000), (given, one, other) => {
        const prices = given.tiers.map(({ priceMinor }) => priceMinor).toSorted((a, b) => a - b)
        const rising = { ...given, tiers: given.tiers.map(({ upTo }, index) => ({ upTo, priceMinor: prices[index] ?? 0 })) }
        const fee = (measure: number) =>
          findTier(rising, { weightGrams: measure, subtotalMinor: measure })?.priceMinor ?? Number.POSITIVE_INFINITY
        expect(fee(Math.max(one, other))).toBeGreaterThanOrEqual(fee(Math.min(one, other)))
      }),
    )
  })

  test('estimated without an address is the lowest that any address pays', () => {
    fc.assert(
      fc.property(fc.array(someZone, { minLength: 1, maxLength: 6 }), someDestination, someParcel, (zones, to, parcel) => {
        const exact = quoteDelivery(terms(...zones), parcel, to)
        if (exact.refused !== null) return
        for (const known of [null, { country: to.country }]) {
          const guess = quoteDelivery(terms(...zones), parcel, known)
          expect(guess).toMatchObject({ refused: null, estimate: true })
          if (guess.refused === null) expect(guess.priceMinor).toBeLessThanOrEqual(exact.priceMinor)
        }
        expect(lowestPrice(zones)).toBeLessThanOrEqual(exact.priceMinor)
      }),
    )
  })

  test('of a method without zones is its price in its countries', () => {
    const flat = { priceMinor: 900, countries: ['DE'], zones: [] }
    expect(quoteDelivery(flat, light, { country: 'DE', postalCode: '1' })).toMatchObject({ priceMinor: 900, zone: null, estimate: false })
    expect(quoteDelivery(flat, light, { country: 'ES', postalCode: '1' })).toEqual({ refused: 'place' })
    expect(quoteDelivery(flat, light, null)).toMatchObject({ priceMinor: 900, estimate: false })
  })
})

test('everything wrong with zones is found at once', () => {
  const broken = zone(' ', { regions: ['Galicia'], postalCodes: ['1-22', '15*'], tiers: [] })
  const unordered = zone('Late', { tiers: [500, 500, 900].map((upTo) => ({ upTo, priceMinor: 1 })) })
  expect(findZoneProblems([zone('Good'), broken, unordered])).toEqual([
    { zone: 1, problem: 'nameMissing' },
    { zone: 1, problem: 'countryMissing' },
    { zone: 1, problem: 'postalCode', text: '1-22' },
    { zone: 1, problem: 'tiersMissing' },
    { zone: 2, problem: 'tiersOrder', tier: 1 },
  ])
})
