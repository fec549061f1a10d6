/** The API client and language of a query. Query keys begin with the language. */
import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query'
import type { RouterContextProvider } from 'react-router'
import type { Language } from '#platform/shared/language.ts'
import { type Api, createApi } from './api.ts'
import { browserLanguage, loadOtherTranslations } from './i18n/browser.ts'
import { useLanguage } from './i18n/use-language.ts'
import { pageContext } from './page-context.ts'
import { newQueryClient, queryClient } from './query-client.ts'

export type Source = { api: Api; language: Language }

// Most texts of failures are among those that public pages load later: without them, a failed login would be an unexpected error.
const browserApi = createApi({ language: browserLanguage, loadTexts: () => loadOtherTranslations() })

/** For components. */
export function useSource(): Source {
  return { api: browserApi, language: useLanguage() }
}

/** For client loaders. */
export function browserSource(): Source & { client: QueryClient } {
  return { api: browserApi, language: browserLanguage(), client: queryClient() }
}

export type PageQueries = { state: DehydratedState | null }

/** For client loaders: the answers are in the cache already. */
export const IN_CACHE: PageQueries = { state: null }

/** For loaders: runs `load` on the server and hands its answers to the page. */
export async function serverQueries(
  context: Readonly<RouterContextProvider>,
  load: (client: QueryClient, source: Source) => Promise<unknown>,
): Promise<PageQueries> {
  const { api, language } = context.get(pageContext)
  const client = newQueryClient()
  await load(client, { api, language })
  return { state: dehydrate(client) }
}
