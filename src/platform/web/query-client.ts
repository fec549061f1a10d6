import { QueryClient } from '@tanstack/react-query'
import { keepAnswers } from './answers/keep-answers.ts'
import { errorCode } from './failure.ts'

/** Data that came with the page is fresh for at least this long. */
export const PAGE_FRESH_MS = 60_000

/** Of what is asked again whenever it is shown: parts of a page that appear one after another use one answer. */
export const SHARED_MS = 2000

/** Parts of a document that nobody has looked at yet still need its data. On the server a timer would keep the page in memory as long. */
const DOCUMENT_KEPT_MS = import.meta.env.SSR ? Number.POSITIVE_INFINITY : 86_400_000

let browserClient: QueryClient | undefined

/** One client per browser; on the server, one per page. */
export function queryClient(): QueryClient {
  if (import.meta.env.SSR) return newQueryClient()
  browserClient ??= newQueryClient()
  return browserClient
}

export function newQueryClient(): QueryClient {
  const retry = (failures: number, error: unknown) => failures < 2 && isTransient(error)
  const kept = import.meta.env.SSR ? {} : { persister: keepAnswers }
  return new QueryClient({
    // Offline, a query asks once, so that a kept answer is found.
    defaultOptions: {
      queries: { staleTime: PAGE_FRESH_MS, retry, networkMode: 'offlineFirst', ...kept },
      mutations: { networkMode: 'always', retry },
      hydrate: { queries: { gcTime: DOCUMENT_KEPT_MS } },
    },
  })
}

/** Whether a retry can help: not for errors of the contract, only for network errors and overload. */
function isTransient(error: unknown): boolean {
  const code = errorCode(error)
  return code === 'NETWORK' || code === 'BUSY'
}
