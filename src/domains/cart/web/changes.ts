/** What a shopper does to their cart. Changes that wait are called cart.waiting.*. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { newIntent } from '#platform/web/api.ts'
import { failureText, isKept } from '#platform/web/failure.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { CartView, ChangedCartView } from '../contract.ts'
import { withDelivery, withoutSaved, withQuantity } from './optimistic.ts'
import { cartQuery } from './queries.ts'
import { forgetScreen } from './screen-lines.ts'
import { tellOtherTabs } from './tabs.ts'

const CHANGES = ['cart', 'change']

type Api = Source['api']['cart']
export type Addition = Parameters<Api['addLine']>[0] & { quantity: number }
type Quantity = { variantId: string; quantity: number }

export function useAddLine() {
  return useCartChange<Addition>((api, line, intent) => api.cart.addLine(line, { context: { intent } }))
}

/** Zero takes the line out. The screen changes at once and goes back when the server refuses. */
export function useSetQuantity() {
  return useCartChange<Quantity>((api, line, intent) => api.cart.setQuantity(line, { context: { intent } }), withQuantity)
}

export function useClearCart() {
  return useCartChange<void>((api, _nothing, intent) => api.cart.clear(undefined, { context: { intent } }))
}

/** Undoes taking out. */
export function useRestore() {
  return useCartChange<Parameters<Api['restore']>[0]>((api, input, intent) => api.cart.restore(input, { context: { intent } }))
}

export function useSaveForLater() {
  return useCartChange<string>(
    (api, variantId, intent) => api.cart.saveForLater({ variantId }, { context: { intent } }),
    (cart, variantId) => withQuantity(cart, { variantId, quantity: 0 }),
  )
}

export function useMoveToCart() {
  return useCartChange<string>((api, variantId, intent) => api.cart.moveToCart({ variantId }, { context: { intent } }))
}

export function useDropSaved() {
  return useCartChange<string>((api, variantId, intent) => api.cart.dropSaved({ variantId }, { context: { intent } }), withoutSaved)
}

export function useAcceptPrices() {
  return useCartChange<Parameters<Api['acceptPrices']>[0]>((api, input, intent) => api.cart.acceptPrices(input, { context: { intent } }))
}

export function useChooseDelivery() {
  return useCartChange<string>((api, methodId, intent) => api.cart.chooseDelivery({ methodId }, { context: { intent } }), withDelivery)
}

/** The cart becomes what stood on the screen; for a login inside checkout. */
export function useKeepOnly() {
  return useCartChange<Quantity[]>((api, lines, intent) => api.cart.keepOnly({ lines }, { context: { intent } }))
}

/** Changes are sent one after the other; only the last answer is shown, so that fast clicks do not flicker. */
export function useCartChange<Input>(
  send: (api: Source['api'], input: Input, intent: string) => Promise<CartView | ChangedCartView>,
  expect?: (cart: CartView, input: Input) => CartView,
) {
  const { t } = useTranslation()
  const locale = useLocale()
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
      tellOtherTabs()
      forgetScreen()
      const count = 'cappedTo' in cart ? cart.cappedTo : null
      done?.()
      if (count !== null) toast({ title: t('cart.capped', { count, shown: formatNumber(count, locale) }) })
    },
    onError: (error, { kept }, mutation) => {
      // What was done on the screen is on its way.
      if (isKept(error)) return kept?.()
      if (mutation?.before) client.setQueryData(queryKey, mutation.before)
      toast({ title: failureText(t, error, 'cart'), variant: 'destructive' })
      return client.invalidateQueries({ queryKey })
    },
  })
  return {
    isPending: change.isPending,
    isError: change.isError,
    send: (input: Input, done?: () => void, kept?: () => void) => change.mutate({ input, intent: newIntent(), done, kept }),
  }
}

/**
 * `done` and `kept` travel with the change: the line that asked for it may be gone when it is answered. `kept`: it waits on this
 * device for a connection.
 */
type Change<Input> = { input: Input; intent: string; done?: (() => void) | undefined; kept?: (() => void) | undefined }
