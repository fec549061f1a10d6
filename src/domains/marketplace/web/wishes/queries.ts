/** A wish waits where there is no connection: marketplace.waiting.wishes.* */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'

const FRESH_MS = 300_000

/** What a member wishes for, for the hearts of every list. */
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
