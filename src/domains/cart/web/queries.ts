/** The cart is the visitor's own: asked for after the page stands, never part of a document. Changes that wait are called cart.waiting.*. */
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { newIntent } from '#platform/web/api.ts'
import { failureText, isKept } from '#platform/web/failure.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { CartView } from '../contract.ts'
import { withQuantity } from './optimistic.ts'

const FRESH_MS = 30_000
const CHANGES = ['cart', 'change']

export const cartQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'cart'], queryFn: () => api.cart.get(), staleTime: FRESH_MS, placeholderData: keepPreviousData })

/** After an order the cart is another one. */
export function forgetCart(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'cart' })
}

export type Addition = { variantId: string; quantity: number }

export function useAddLine() {
  return useCartChange<Addition>((api, { variantId, quantity }, intent) =>
    api.cart.addLine({ variantId, quantity }, { context: { intent } }),
  )
}

/** Zero removes the line. The screen changes at once and goes back when the server refuses. */
export function useSetQuantity() {
  return useCartChange<Addition>((api, line, intent) => api.cart.setQuantity(line, { context: { intent } }), withQuantity)
}

export function useClearCart() {
  return useCartChange<void>((api, _nothing, intent) => api.cart.clear(undefined, { context: { intent } }))
}

/** Changes are sent one after the other; only the last answer is shown, so that fast clicks do not flicker. */
function useCartChange<Input>(
  send: (api: Source['api'], input: Input, intent: string) => Promise<CartView>,
  expect?: (cart: CartView, input: Input) => CartView,
) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const source = useSource()
  const { queryKey } = cartQuery(source)
  const change = useMutation({
    mutationKey: CHANGES,
    scope: { id: 'cart' },
    mutationFn: ({ input, intent }: Change<Input>) => send(source.api, input, intent),
    onMutate: async ({ input }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before && expect) client.setQueryData(queryKey, expect(before, input))
      return { before }
    },
    onSuccess: (cart, { done }) => {
      if (client.isMutating({ mutationKey: CHANGES }) === 1) client.setQueryData(queryKey, cart)
      done?.()
    },
    onError: (error, _change, mutation) => {
      // What was done on the screen is on its way.
      if (isKept(error)) return
      if (mutation?.before) client.setQueryData(queryKey, mutation.before)
      toast({ title: failureText(t, error, 'cart'), variant: 'destructive' })
      return client.invalidateQueries({ queryKey })
    },
  })
  return { isPending: change.isPending, send: (input: Input, done?: () => void) => change.mutate({ input, intent: newIntent(), done }) }
}

/** `done` travels with the change: the line that asked for it may be gone when it is answered. */
type Change<Input> = { input: Input; intent: string; done?: (() => void) | undefined }
