import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSource } from '../source.ts'
import { useDebounced } from '../use-debounced.ts'
import type { SearchGroup, SearchProvider } from './command.ts'

const DEBOUNCE_MS = 180
const MIN_QUERY_LENGTH = 2

export type FoundRecords = {
  query: string
  groups: readonly SearchGroup[]
  /** `idle`: too little was typed. While `asking`, the groups answer an earlier text and must not be chosen. */
  state: 'idle' | 'asking' | 'answered' | 'failed'
}

/** Searches records when the user pauses typing. The last results stay in sight until the next ones arrive; late answers are dropped. */
export function useSearchResults(provider: SearchProvider, typed: string): FoundRecords {
  const source = useSource()
  const text = typed.trim()
  const query = useDebounced(text, DEBOUNCE_MS)
  const isAsked = text.length >= MIN_QUERY_LENGTH
  const answer = useQuery({
    queryKey: [source.language, 'palette', query],
    queryFn: ({ signal }) => provider.search(query, source, signal),
    enabled: isAsked && query.length >= MIN_QUERY_LENGTH,
    placeholderData: keepPreviousData,
    // A record may have been renamed or hidden since.
    staleTime: 0,
    retry: false,
  })
  if (!isAsked) return { query: '', groups: [], state: 'idle' }
  if (query !== text || answer.isFetching) return { query: text, groups: answer.data ?? [], state: 'asking' }
  return { query: text, groups: answer.data ?? [], state: answer.isError ? 'failed' : 'answered' }
}
