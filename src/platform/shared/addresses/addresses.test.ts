import { describe, expect, test } from 'vitest'
import { address } from '../address.ts'
import { addressFieldOrder, addressLines, postalCodeName } from './address-layout.ts'
import { guessCountry } from './guess-country.ts'
import { regionsOf, regionValue } from './regions.ts'

const NAME = { name: 'Bruno Paz', line1: '1 Main St' }

describe('an address', () => {
  test.each([
    ['US', { city: 'Portland', region: 'OR', postalCode: '97209' }, ['Bruno Paz', '1 Main St', 'Portland, OR 97209']],
    ['DE', { city: 'Berlin', postalCode: '10115' }, ['Bruno Paz', '1 Main St', '10115 Berlin']],
    ['JO', { city: 'Amman', postalCode: '11181' }, ['Bruno Paz', '1 Main St', 'Amman 11181']],
    ['GB', { city: 'London', postalCode: 'SW1A 1AA' }, ['Bruno Paz', '1 Main St', 'London', 'SW1A 1AA']],
  ])('of %s is written in the order of its country', (country, place, lines) => {
    expect(addressLines({ ...NAME, ...place, country }, 'Land')).toEqual([...lines, 'Land'])
  })

  test('in a Japanese script begins with the place', () => {
    expect(
      addressLines({ name: '佐藤', line1: '千代田1-1', city: '千代田区', region: '東京都', postalCode: '100-0001', country: 'JP' }, ''),
    ).toEqual(['〒100-0001', '東京都', '千代田区', '千代田1-1', '佐藤'])
  })

  test.each(['AE', 'BO', 'DE', 'EC', 'JP', 'KY', 'QA', 'ZW', ''])('of “%s” loses nothing that its format has no place for', (country) => {
    const whole = { ...NAME, line2: 'Floor 2', city: 'Town', region: 'Shire', postalCode: '12345', country }
    const text = addressLines(whole, 'Land').join('\n')
    for (const part of ['Bruno Paz', '1 Main St', 'Floor 2', 'Town', 'Shire', '12345', 'Land']) expect(text).toContain(part)
    expect(addressLines({ name: 'Bruno Paz', country }, '')).toEqual(['Bruno Paz'])
  })

  test('is asked for in the order of its country, with a city always and a postal code where there are some', () => {
    expect(addressFieldOrder('US')).toEqual(['name', 'line1', 'line2', 'city', 'region', 'postalCode'])
    expect(addressFieldOrder('DE')).toEqual(['name', 'line1', 'line2', 'postalCode', 'city', 'region'])
    expect(addressFieldOrder('AE')).toEqual(['name', 'line1', 'line2', 'region', 'city'])
    expect(addressFieldOrder('')).toEqual(['name', 'line1', 'line2', 'city', 'postalCode', 'region'])
    expect([postalCodeName('US'), postalCodeName('IN'), postalCodeName('DE')]).toEqual(['zip', 'pin', null])
  })

  test('needs a state where the post does, and takes any text for it', () => {
    const problems = (region: string | undefined, country = 'US') =>
      address
        .safeParse({ ...NAME, city: 'Portland', region, postalCode: '97209', country })
        .error?.issues.map(({ code, path }) => [code, path])
    expect(problems(undefined)).toEqual([['too_small', ['region']]])
    expect([problems('Oregon'), problems('OR'), problems(undefined, 'DE')]).toEqual([undefined, undefined, undefined])
  })

  test('has its state in a list by code or name, once each', () => {
    for (const country of ['US', 'CA', 'AU', 'BR', 'MX', 'IN', 'ES', 'EC', 'AR', 'JP', 'AE']) {
      const values = regionsOf(country).map(({ value }) => value)
      expect(values.length).toBeGreaterThan(6)
      expect(new Set(values).size).toBe(values.length)
    }
    expect([
      regionValue('US', 'oregon'),
      regionValue('BR', 'Sao Paulo'),
      regionValue('ES', 'malaga'),
      regionValue('US', 'Ruritania'),
    ]).toEqual(['OR', 'SP', 'Málaga', 'Ruritania'])
  })
})

test('the country is guessed from the time zone, else from a language with a region', () => {
  expect(guessCountry('America/Guayaquil', ['en-US'])).toBe('EC')
  expect(guessCountry('America/Argentina/Ushuaia', [])).toBe('AR')
  expect(guessCountry('Asia/Calcutta', ['en'])).toBe('IN')
  expect(guessCountry('UTC', ['ar', 'es-MX'])).toBe('MX')
  expect(guessCountry('UTC', ['en', 'not a language'])).toBe('')
})
