/** Addresses of filtered lists. Apart from reading filters, because most pages only link to lists. */
export const SORT_OPTIONS = ['relevance', 'newest', 'priceAscending', 'priceDescending', 'rating'] as const
export type Sort = (typeof SORT_OPTIONS)[number]
export type Stock = 'inStock' | 'soldOut'

/** Raw values; `min` and `max` are amounts in the base currency, like `25` or `12.50`. */
export type Filters = {
  q?: string
  /** Combined with OR; each appears once in the URL. */
  category?: string[]
  vendor?: string[]
  tag?: string[]
  /** Chosen values by the key of an option. */
  attributes?: Record<string, string[]>
  /** Minimum stars. */
  rating?: string
  stock?: Stock
  min?: string
  max?: string
  sort?: Sort
  cursor?: string
}

const ORDER = ['q', 'category', 'vendor', 'tag', 'attributes', 'rating', 'stock', 'min', 'max', 'sort', 'cursor'] as const

export function writeFilters(filters: Filters): URLSearchParams {
  const pairs = (key: string, values: string | readonly string[] = []) => [values].flat().map((value) => [key, value])
  return new URLSearchParams(
    ORDER.flatMap((key) =>
      key === 'attributes'
        ? Object.entries(filters.attributes ?? {}).flatMap(([option, values]) => pairs(option, values))
        : pairs(key, filters[key]),
    ),
  )
}

/** The path of a filtered list, by default the marketplace's. */
export function marketplacePath(filters: Filters = {}, list = '/marketplace'): string {
  const query = writeFilters(filters).toString()
  return query ? `${list}?${query}` : list
}

export const collectionPath = (slug: string) => `/collections/${slug}`
export const vendorPath = (slug: string) => `/vendors/${slug}`
