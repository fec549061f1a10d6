import { useQueries } from '@tanstack/react-query'
import { useSource } from '../source.ts'
import { useDebounced } from '../use-debounced.ts'
import type { SearchProvider, SearchResult } from './command.ts'

const DEBOUNCE_MS = 180
const MIN_QUERY_LENGTH = 2

export type SearchResultGroup = { provider: SearchProvider; items: readonly SearchResult[]; state: 'asking' | 'answered' | 'failed' }

/** Searches all providers when the user pauses typing. The last results stay until the next ones arrive. */
export function useSearchResults(providers: readonly SearchProvider[], typed: string): { query: string; groups: SearchResultGroup[] } {
  const source = useSource()
  const query = useDebounced(typed.trim(), DEBOUNCE_MS)
  const asked = query.length >= MIN_QUERY_LENGTH
  const answers = useQueries({
    queries: providers.map((provider) => ({
      queryKey: [source.language, 'palette', provider.key, query],
      queryFn: ({ signal }: { signal: AbortSignal }) => provider.search(query, source, signal),
      enabled: asked,
      placeholderData: (before: readonly SearchResult[] | undefined) => before,
      retry: false,
    })),
  })
  const groups = providers.map((provider, index): SearchResultGroup => {
    const answer = answers[index]
    const state = answer?.isError ? 'failed' : answer?.isFetching ? 'asking' : 'answered'
    return { provider, state, items: asked ? (answer?.data ?? []) : [] }
  })
  return { query: asked ? query : '', groups: asked ? groups : [] }
}
