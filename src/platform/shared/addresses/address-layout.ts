/** The order in which a country writes its addresses, from Google's address data: for labels, documents and forms. */
import { formatAddress } from 'localized-address-format'
import type { Address } from '../address.ts'
import { hasPostalCodes } from '../postal-code.ts'

export type LayoutPart = 'name' | 'line1' | 'line2' | 'city' | 'region' | 'postalCode'
type Script = 'local' | 'latin'

/** Japan, Korea and China write from the country down to the name in their own script, and the other way round in ours. */
const LOCAL_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

const LETTERS: Readonly<Record<string, LayoutPart>> = { N: 'name', A: 'line1', B: 'line2', C: 'city', S: 'region', Z: 'postalCode' }

/** The parts that a country's format has, in its order, found by formatting one letter for each. */
const formats = new Map<string, readonly LayoutPart[]>()
function partsOf(country: string, script: Script): readonly LayoutPart[] {
  const key = `${country} ${script}`
  const known = formats.get(key)
  if (known) return known
  const marked = { name: '<N>', addressLines: ['<A>', '<B>'], locality: '<C>', administrativeArea: '<S>', postalCode: '<Z>' }
  const text = formatAddress({ ...marked, postalCountry: country }, script).join('')
  const parts = [...text.matchAll(/<([NABCSZ])>/g)].flatMap(([, letter = '']) => LETTERS[letter] ?? [])
  formats.set(key, parts)
  return parts
}

/**
 * The lines of a label, without empty ones. What the country's format has no place for is kept all the same. `countryName` is the last line;
 * empty: none.
 */
export function addressLines(address: Partial<Address>, countryName: string): string[] {
  const { name = '', line1 = '', line2 = '', city = '', region = '', postalCode = '', country = '' } = address
  const script = LOCAL_SCRIPT.test(line1 + city) ? 'local' : 'latin'
  const parts = partsOf(country, script)
  const has = (part: LayoutPart) => parts.includes(part)
  const place = has('postalCode') ? city : [postalCode, city].filter(Boolean).join(' ')
  const streets = [line1, line2].filter(Boolean)
  const lines = formatAddress(
    {
      name,
      addressLines: has('city') ? streets : script === 'local' ? [place, ...streets].filter(Boolean) : [...streets, place].filter(Boolean),
      locality: place,
      administrativeArea: region,
      postalCode,
      postalCountry: country,
    },
    script,
  )
  return [...lines, has('region') ? '' : region, countryName].map((line) => line.trim()).filter(Boolean)
}

/**
 * The fields of a form after the country, in its order. Every country has a street and a city; a postal code where there are some. A region that
 * is no part of the format comes last: delivery zones can name one.
 */
export function addressFieldOrder(country: string): LayoutPart[] {
  const inOrder = partsOf(country, 'latin').filter((part) => part !== 'postalCode' || hasPostalCodes(country))
  const missing = (['city', 'postalCode', 'region'] as const).filter(
    (part) => !inOrder.includes(part) && (part !== 'postalCode' || hasPostalCodes(country)),
  )
  return [...inOrder, ...missing]
}

/** What a country calls its postal code and its regions; null: by the general word. */
const POSTAL_NAMES: Readonly<Record<string, string>> = { zip: 'AS GU MP PH PR US VI', pin: 'IN', eircode: 'IE', postcode: 'AU GB NZ' }
const REGION_NAMES: Readonly<Record<string, string>> = {
  state: 'AU BR FM IN MX MY NG US VE',
  province: 'AR CA CN CR CU EC ES ID IT KR PA PH TH TR VN',
  department: 'CO HN NI SV UY',
  prefecture: 'JP',
  emirate: 'AE',
  county: 'EE IE RO TW',
}

export const postalCodeName = (country: string) => nameIn(POSTAL_NAMES, country)
export const regionName = (country: string) => nameIn(REGION_NAMES, country)

function nameIn(names: Readonly<Record<string, string>>, country: string): string | null {
  return Object.keys(names).find((name) => names[name]?.split(' ').includes(country)) ?? null
}
