/** The filters of the marketplace live in the URL: /marketplace?q=&category=&vendor=&min=&max=&sort=&cursor= */
import { parseAmount } from '#platform/shared/money.ts'

export const SORT_OPTIONS = ['relevance', 'newest', 'priceAscending', 'priceDescending'] as const
export type Sort = (typeof SORT_OPTIONS)[number]

/** As typed; `min` and `max` are amounts in the base currency, like `25` or `12.50`. */
export type Filters = { q?: string; category?: string; vendor?: string; min?: string; max?: string; sort?: Sort; cursor?: string }

const KEYS = ['q', 'category', 'vendor', 'min', 'max', 'sort', 'cursor'] as const

export function readFilters(search: URLSearchParams): Filters {
  const entries = KEYS.map((key) => [key, search.get(key)?.trim().slice(0, 200)] as const).filter(
    ([key, value]) => value && (key !== 'sort' || isSort(value)),
  )
  return Object.fromEntries(entries)
}

function isSort(value: string): value is Sort {
  return (SORT_OPTIONS as readonly string[]).includes(value)
}

export function writeFilters(filters: Filters): URLSearchParams {
  return new URLSearchParams(KEYS.flatMap((key) => (filters[key] ? [[key, filters[key]]] : [])))
}

export function marketplacePath(filters: Filters = {}): string {
  const query = writeFilters(filters).toString()
  return query ? `/marketplace?${query}` : '/marketplace'
}

/** What the list operation takes; an amount nobody can read is no filter, and limits in the wrong order change places. */
export function listInput({ q, category, vendor, min, max, sort }: Filters) {
  const amounts = [min, max]
    .map((text) => (text ? parseAmount(text) : null))
    .map((minor) => (minor !== null && minor >= 0 && minor <= 1_000_000_000 ? minor : null))
  const [low = null, high = null] = amounts
  const turned = low !== null && high !== null && low > high
  const from = turned ? high : low
  const to = turned ? low : high
  return {
    ...(q && { q }),
    ...(category && { category: category.slice(0, 100) }),
    ...(vendor && { vendor: vendor.slice(0, 100) }),
    ...(from !== null && { minPriceMinor: from }),
    ...(to !== null && { maxPriceMinor: to }),
    ...(sort && { sort }),
  }
}
