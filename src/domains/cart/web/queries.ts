/** The cart is personal: it is loaded after the page and never rendered into a document. */
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'
import { notifyOtherTabs } from './other-tabs.ts'

const FRESH_MS = 30_000

export const cartQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'cart'], queryFn: () => api.cart.get(), staleTime: FRESH_MS, placeholderData: keepPreviousData })

type Terms = NonNullable<Parameters<Source['api']['cart']['get']>[0]>

/** The cart at the prices for a payment method or an address. `at`: when the cart itself was loaded. */
export const pricedCartQuery = ({ api, language }: Source, at: number, terms: Terms) =>
  queryOptions({
    queryKey: [language, 'cart', 'priced', terms, at],
    queryFn: () => api.cart.get(terms),
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  })

/** Refetches after a change in another tab or an order. */
export function invalidateCart(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'cart' })
}

/** Drops the cached cart after an order. */
export function resetCart(client: QueryClient): Promise<void> {
  notifyOtherTabs()
  return invalidateCart(client)
}
