import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'

const key = ({ language }: Source) => [language, 'search']

/** The best matches of each type. Asked again each time, because a record may have been renamed or hidden since. */
export const findQuery = (source: Source, q: string) =>
  queryOptions({
    queryKey: [...key(source), 'find', q],
    queryFn: ({ signal }) => source.api.search.find({ q }, { signal }),
    staleTime: 0,
  })

/** All matches of one type. */
export const listQuery = (source: Source, q: string, type: string) =>
  infiniteQueryOptions({
    queryKey: [...key(source), 'list', type, q],
    queryFn: ({ pageParam, signal }) => source.api.search.list({ q, type, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
