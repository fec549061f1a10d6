/** The cart is the visitor's own: asked for after the page stands, never part of a document. */
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'
import { tellOtherTabs } from './tabs.ts'

const FRESH_MS = 30_000

export const cartQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'cart'], queryFn: () => api.cart.get(), staleTime: FRESH_MS, placeholderData: keepPreviousData })

/** Another tab changed it, or an order: it is asked for anew. */
export function lookAgain(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'cart' })
}

/** After an order the cart is another one. */
export function forgetCart(client: QueryClient): Promise<void> {
  tellOtherTabs()
  return lookAgain(client)
}
