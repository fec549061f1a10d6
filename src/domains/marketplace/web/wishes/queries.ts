/** Wishes are queued offline: marketplace.waiting.wishes.* */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'

const FRESH_MS = 300_000

/** Ids of wished products, for the heart buttons of all lists. */
export const wishIdsQuery = ({ api, language }: Source) =>
  queryOptions({
    queryKey: [language, 'marketplace', 'wish-ids'],
    queryFn: async () => (await api.marketplace.wishes.ids()).productIds,
    staleTime: FRESH_MS,
  })

export const wishesQuery = ({ api, language }: Source) =>
  infiniteQueryOptions({
    queryKey: [language, 'marketplace', 'wishes'],
    queryFn: ({ pageParam }) => api.marketplace.wishes.list({ limit: 24, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
