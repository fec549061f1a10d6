import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSource } from '../source.ts'
import type { Found, SearchProvider } from './command.ts'

const PAUSE_MS = 180
const SHORTEST = 2

export type FoundGroup = { provider: SearchProvider; items: readonly Found[]; state: 'asking' | 'answered' | 'failed' }

/** What the providers find, asked when somebody pauses. What was found last stays until the next answer is there. */
export function useFound(providers: readonly SearchProvider[], typed: string): { query: string; groups: FoundGroup[] } {
  const source = useSource()
  const [query, setQuery] = useState('')

  useEffect(() => {
    const pause = setTimeout(() => setQuery(typed.trim()), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed])

  const asked = query.length >= SHORTEST
  const answers = useQueries({
    queries: providers.map((provider) => ({
      queryKey: [source.language, 'palette', provider.key, query],
      queryFn: ({ signal }: { signal: AbortSignal }) => provider.search(query, source, signal),
      enabled: asked,
      placeholderData: (before: readonly Found[] | undefined) => before,
      retry: false,
    })),
  })
  const groups = providers.map((provider, index): FoundGroup => {
    const answer = answers[index]
    const state = answer?.isError ? 'failed' : answer?.isFetching ? 'asking' : 'answered'
    return { provider, state, items: asked ? (answer?.data ?? []) : [] }
  })
  return { query: asked ? query : '', groups: asked ? groups : [] }
}
