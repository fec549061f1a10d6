import { QueryClient } from '@tanstack/react-query'
import { codeOf } from './failure.ts'

/** What came with the page is fresh at least this long. */
export const PAGE_FRESH_MS = 60_000

let browserClient: QueryClient | undefined

/** The one cache of the browser; on the server a new one for every page. */
export function queryClient(): QueryClient {
  if (import.meta.env.SSR) return newQueryClient()
  browserClient ??= newQueryClient()
  return browserClient
}

export function newQueryClient(): QueryClient {
  const retry = (failures: number, error: unknown) => failures < 2 && mayPass(error)
  return new QueryClient({
    defaultOptions: { queries: { staleTime: PAGE_FRESH_MS, retry }, mutations: { networkMode: 'always', retry } },
  })
}

/** An answer of the contract stays what it is; only silence and overload may pass. */
function mayPass(error: unknown): boolean {
  const code = codeOf(error)
  return code === 'NETWORK' || code === 'BUSY'
}
