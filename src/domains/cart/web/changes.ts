/** Cart mutations. Queued changes are named by cart.waiting.*. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { failureText, isQueued } from '#platform/web/failure.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { CartView, ChangedCartView } from '../contract.ts'
import { withDelivery, withoutSaved, withQuantity } from './optimistic.ts'
import { notifyOtherTabs } from './other-tabs.ts'
import { cartQuery } from './queries.ts'
import { clearScreenLines } from './screen-lines.ts'

const CHANGES = ['cart', 'change']

type Api = Source['api']['cart']
export type Addition = Parameters<Api['addLine']>[0] & { quantity: number }
type Quantity = { lineId: string; quantity: number }

export function useAddLine() {
  return useCartChange<Addition>((api, line, idempotencyKey) => api.cart.addLine(line, { context: { idempotencyKey } }))
}

/** Zero removes the line. Optimistic: reverts when the server rejects the change. */
export function useSetQuantity() {
  return useCartChange<Quantity>((api, line, idempotencyKey) => api.cart.setQuantity(line, { context: { idempotencyKey } }), withQuantity)
}

export function useClearCart() {
  return useCartChange<void>((api, _nothing, idempotencyKey) => api.cart.clear(undefined, { context: { idempotencyKey } }))
}

/** Restores removed lines. */
export function useRestore() {
  return useCartChange<Parameters<Api['restore']>[0]>((api, input, idempotencyKey) =>
    api.cart.restore(input, { context: { idempotencyKey } }),
  )
}

export function useSaveForLater() {
  return useCartChange<string>(
    (api, lineId, idempotencyKey) => api.cart.saveForLater({ lineId }, { context: { idempotencyKey } }),
    (cart, lineId) => withQuantity(cart, { lineId, quantity: 0 }),
  )
}

export function useMoveToCart() {
  return useCartChange<string>((api, lineId, idempotencyKey) => api.cart.moveToCart({ lineId }, { context: { idempotencyKey } }))
}

export function useDropSaved() {
  return useCartChange<string>(
    (api, lineId, idempotencyKey) => api.cart.dropSaved({ lineId }, { context: { idempotencyKey } }),
    withoutSaved,
  )
}

export function useAcceptPrices() {
  return useCartChange<Parameters<Api['acceptPrices']>[0]>((api, input, idempotencyKey) =>
    api.cart.acceptPrices(input, { context: { idempotencyKey } }),
  )
}

export function useChooseDelivery() {
  return useCartChange<string>(
    (api, methodId, idempotencyKey) => api.cart.chooseDelivery({ methodId }, { context: { idempotencyKey } }),
    withDelivery,
  )
}

/** Puts the accepted quote of a private link into the cart. */
export function useTakeQuote() {
  return useCartChange<string>((api, token, idempotencyKey) => api.cart.takeQuote({ token }, { context: { idempotencyKey } }))
}

export function useDropQuote() {
  return useCartChange<void>((api, _nothing, idempotencyKey) => api.cart.dropQuote(undefined, { context: { idempotencyKey } }))
}

/** Keeps only the lines on the screen, after a login inside checkout. */
export function useKeepOnly() {
  return useCartChange<Quantity[]>((api, lines, idempotencyKey) => api.cart.keepOnly({ lines }, { context: { idempotencyKey } }))
}

/** Sends changes in sequence; only the last answer is shown, so that quick clicks don't flicker. */
export function useCartChange<Input>(
  send: (api: Source['api'], input: Input, idempotencyKey: string) => Promise<CartView | ChangedCartView>,
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
    mutationFn: ({ input, idempotencyKey }: Change<Input>) => send(source.api, input, idempotencyKey),
    onMutate: async ({ input }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before && expect) client.setQueryData(queryKey, expect(before, input))
      return { before }
    },
    onSuccess: (cart, { done }) => {
      if (client.isMutating({ mutationKey: CHANGES }) === 1) client.setQueryData(queryKey, cart)
      notifyOtherTabs()
      clearScreenLines()
      const count = 'cappedTo' in cart ? cart.cappedTo : null
      done?.()
      if (count !== null) toast({ title: t('cart.capped', { count, shown: formatNumber(count, locale) }) })
    },
    onError: (error, { kept, refused }, mutation) => {
      // The change is queued, so the optimistic state stays.
      if (isQueued(error)) return kept?.()
      if (mutation?.before) client.setQueryData(queryKey, mutation.before)
      if (!refused?.(error)) toast({ title: failureText(t, error, 'cart'), variant: 'destructive' })
      return client.invalidateQueries({ queryKey })
    },
  })
  return {
    isPending: change.isPending,
    isError: change.isError,
    send: (input: Input, done?: () => void, kept?: () => void, refused?: (error: unknown) => boolean) =>
      change.mutate({ input, idempotencyKey: newIdempotencyKey(), done, kept, refused }),
  }
}

/**
 * Callbacks are passed with the change because the line that started it may be unmounted by then. `kept` is called when the change is
 * queued offline; `refused` tells whether it has shown the failure.
 */
type Change<Input> = {
  input: Input
  idempotencyKey: string
  done?: (() => void) | undefined
  kept?: (() => void) | undefined
  refused?: ((error: unknown) => boolean) | undefined
}
