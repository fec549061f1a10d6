import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { resetCart } from '#domains/cart/web/index.ts'
import { orderPath, saveOrderLink } from '#domains/orders/web/index.ts'
import type { TestCard } from '#domains/payments/web/index.ts'
import { isAnswered } from '#platform/web/failure.ts'
import { discardFormDraft } from '#platform/web/form/form-draft.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { CheckoutView } from '../contract.ts'
import { CHECKOUT_DRAFT } from './form-values.ts'
import { clearIdempotencyKey, idempotencyKeyFor } from './order-idempotency-key.ts'
import type { OrderRequest } from './order-request.ts'
import { clearCheckoutId, readCheckoutId, saveCheckoutId } from './stored-checkout-id.ts'

const POLL_MS = 800

/** Payment methods of this installation; they change only with its configuration. */
export const methodsQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'payments', 'methods'], queryFn: () => api.payments.methods(), staleTime: Number.POSITIVE_INFINITY })

/** The checkout of this tab, else that of another tab; null when there is none. Polled while a payment is processing. */
export const checkoutQuery = ({ api, language }: Source) =>
  queryOptions({
    queryKey: [language, 'checkout'],
    queryFn: async (): Promise<CheckoutView | null> => {
      const id = readCheckoutId()
      // The stored checkout may be deleted, or belong to another account after a login.
      const mine = id === null ? null : await api.checkout.get({ checkoutId: id }).catch(() => null)
      return mine ?? (await api.checkout.current()).checkout
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.status === 'paying' ? POLL_MS : false),
  })

/** Idempotent per request: a retry, also after a reload, returns the same order. */
export function usePlaceOrder() {
  const { api } = useSource()
  const client = useQueryClient()
  const goToOrder = useGoToOrder()
  return useMutation({
    mutationFn: (request: OrderRequest) => api.checkout.placeOrder(request, { context: { idempotencyKey: idempotencyKeyFor(request) } }),
    onSuccess: ({ orderId, link }) => {
      clearIdempotencyKey()
      return goToOrder(orderId, link)
    },
    onError: async (error) => {
      if (!isAnswered(error)) return
      clearIdempotencyKey()
      await resetCart(client)
    },
  })
}

/** Holds stock, then starts the card payment. Both requests are idempotent. */
export function usePayByCard() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<{ request: Omit<OrderRequest, 'payment'>; card: TestCard | undefined }, CheckoutView>(
    async ({ request, card }, idempotencyKey) => {
      const { api } = source
      const begun = await api.checkout.begin(request, { context: { idempotencyKey } })
      saveCheckoutId(begun.id)
      if (begun.status !== 'open') return begun
      return api.checkout.pay({ checkoutId: begun.id, ...(card && { card }) }, { context: { idempotencyKey } })
    },
    { onSuccess: (checkout) => client.setQueryData(checkoutQuery(source).queryKey, checkout) },
  )
}

export function useAnswerChallenge() {
  return useCheckoutChange<{ checkoutId: string; confirmed: boolean }>((api, input, idempotencyKey) =>
    api.checkout.answerChallenge(input, { context: { idempotencyKey } }),
  )
}

export function useCancelPayment() {
  return useCheckoutChange<{ checkoutId: string }>((api, input, idempotencyKey) =>
    api.checkout.cancelPayment(input, { context: { idempotencyKey } }),
  )
}

export function useExtendHold() {
  return useCheckoutChange<{ checkoutId: string }>((api, input, idempotencyKey) =>
    api.checkout.stay(input, { context: { idempotencyKey } }),
  )
}

function useCheckoutChange<Input>(send: (api: Source['api'], input: Input, idempotencyKey: string) => Promise<CheckoutView>) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<Input, CheckoutView>((input, idempotencyKey) => send(source.api, input, idempotencyKey), {
    onSuccess: (checkout) => client.setQueryData(checkoutQuery(source).queryKey, checkout),
  })
}

/** After placement only the order's private link stays in this tab. */
export function useGoToOrder() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (orderId: string, link: string) => {
    discardFormDraft(CHECKOUT_DRAFT)
    clearCheckoutId()
    saveOrderLink(orderId, link)
    await navigate(orderPath(orderId), { replace: true })
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === 'checkout' })
    await resetCart(client)
  }
}
