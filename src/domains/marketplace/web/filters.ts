/**
 * The filters of a list live in the URL: /marketplace?q=&category=&vendor=&tag=&rating=&stock=&min=&max=&sort=&cursor= and one parameter for each
 * option, named by its key: color=&size=&material=
 */
import { RESERVED_KEYS } from '#domains/catalog/web/index.ts'
import { parseAmount } from '#platform/shared/money.ts'
import { type Filters, SORT_OPTIONS, writeFilters } from './list-paths.ts'

const MANY = ['category', 'vendor', 'tag'] as const
const ONE = ['q', 'rating', 'stock', 'min', 'max', 'sort', 'cursor'] as const
const MAX_CHOSEN = 20
const MAX_OPTIONS = 8

const OPTION_KEY = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+(-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+)*$/u

export type ManyKey = (typeof MANY)[number]

export function readFilters(search: URLSearchParams): Filters {
  const clean = (text: string | null) => text?.trim().slice(0, 200) ?? ''
  const valuesOf = (key: string) =>
    [...new Set(search.getAll(key).map((text) => clean(text).slice(0, 100)))].filter(Boolean).slice(0, MAX_CHOSEN)
  const chosen = (keys: readonly string[]) => keys.map((key) => [key, valuesOf(key)] as const).filter(([, values]) => values.length > 0)
  const keys = [...new Set(search.keys())].filter((key) => !RESERVED_KEYS.includes(key) && key.length <= 100 && OPTION_KEY.test(key))
  const options = chosen(keys).slice(0, MAX_OPTIONS)
  const one = ONE.map((key) => [key, clean(search.get(key))] as const)
  return Object.fromEntries([
    ...chosen(MANY),
    ...(options.length > 0 ? [['attributes', Object.fromEntries(options)] as const] : []),
    ...one.filter(([key, value]) => value !== '' && isKnown(key, value)),
  ])
}

function isKnown(key: (typeof ONE)[number], value: string): boolean {
  if (key === 'sort') return (SORT_OPTIONS as readonly string[]).includes(value)
  if (key === 'stock') return value === 'inStock' || value === 'soldOut'
  return key !== 'rating' || /^[1-4]$/.test(value)
}

/** The filters with a value of an option chosen, or no longer chosen. */
export function toggleOption(
  { attributes = {} }: Filters,
  key: string,
  value: string,
): Pick<Filters, 'attributes'> | { attributes: undefined } {
  const { [key]: chosen = [], ...others } = attributes
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  const options = next.length > 0 ? { ...attributes, [key]: next } : others
  return { attributes: Object.keys(options).length > 0 ? options : undefined }
}

/** Counts the applied filters; both ends of a price range count as one. */
export function narrowings({ sort: _sort, cursor: _cursor, min, max, ...others }: Filters): number {
  return writeFilters(others).size + (min || max ? 1 : 0)
}

/** The input of the list operation. Unreadable amounts are ignored and reversed limits are swapped. */
export function toListInput({ q, category, vendor, tag, attributes, rating, stock, min, max, sort }: Filters) {
  const amounts = [min, max]
    .map((text) => (text ? parseAmount(text) : null))
    .map((minor) => (minor !== null && minor >= 0 && minor <= 1_000_000_000 ? minor : null))
  const [low = null, high = null] = amounts
  const turned = low !== null && high !== null && low > high
  const from = turned ? high : low
  const to = turned ? low : high
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(vendor && { vendor }),
    ...(tag && { tag }),
    ...(attributes && { attributes }),
    ...(rating && { rating: Number(rating) }),
    ...(stock && { stock }),
    ...(from !== null && { minPriceMinor: from }),
    ...(to !== null && { maxPriceMinor: to }),
    ...(sort && { sort }),
  }
}
