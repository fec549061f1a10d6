import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'
import { toListInput } from './filters.ts'
import type { Filters } from './list-paths.ts'

const PAGE_SIZE = 24
/** Categories and vendors change rarely. */
const OVERVIEW_FRESH_MS = 300_000

/** A list of one vendor or of one collection: their slugs. */
export type ListScope = { vendor?: string; collection?: string }

export const listingsQuery = ({ api, language }: Source, filters: Filters, { vendor, collection }: ListScope = {}) => {
  const input = {
    ...toListInput(filters),
    ...(vendor !== undefined && { vendor: [vendor] }),
    ...(collection !== undefined && { collection: [collection] }),
  }
  return infiniteQueryOptions({
    queryKey: [language, 'marketplace', 'listings', input, filters.cursor ?? null],
    queryFn: ({ pageParam }) =>
      api.marketplace.listings.list({ ...input, limit: PAGE_SIZE, facets: !pageParam, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: filters.cursor ?? '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
}

export const vendorQuery = ({ api, language }: Source, slug: string) =>
  queryOptions({ queryKey: [language, 'marketplace', 'vendor', slug], queryFn: () => api.marketplace.vendors.get({ slug }) })

export const collectionQuery = ({ api, language }: Source, slug: string) =>
  queryOptions({ queryKey: [language, 'marketplace', 'collection', slug], queryFn: () => api.marketplace.collections.get({ slug }) })

/** Runs for each input; an outdated request is aborted. */
export const suggestionsQuery = ({ api, language }: Source, q: string) =>
  queryOptions({
    queryKey: [language, 'marketplace', 'suggestions', q],
    queryFn: ({ signal }) => api.marketplace.suggest({ q }, { signal }),
    placeholderData: keepPreviousData,
  })

/** What is shown when a search finds nothing. */
export const bestRatedQuery = ({ api, language }: Source) =>
  queryOptions({
    queryKey: [language, 'marketplace', 'bestRated'],
    queryFn: async () => (await api.marketplace.listings.list({ sort: 'rating', limit: 4 })).items,
    staleTime: OVERVIEW_FRESH_MS,
  })

export const overviewQuery = ({ api, language }: Source) =>
  queryOptions({
    queryKey: [language, 'marketplace', 'overview'],
    queryFn: () => api.marketplace.overview.get(),
    staleTime: OVERVIEW_FRESH_MS,
    placeholderData: keepPreviousData,
  })
