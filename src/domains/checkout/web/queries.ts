import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { forgetCart } from '#domains/cart/web/index.ts'
import { keepOrderLink, orderPath } from '#domains/orders/web/index.ts'
import type { TestCard } from '#domains/payments/web/index.ts'
import { isAnswered } from '#platform/web/failure.ts'
import { forgetDraft } from '#platform/web/form/draft.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { CheckoutView } from '../contract.ts'
import { CHECKOUT_DRAFT } from './form-values.ts'
import { forgetCheckout, keepCheckout, keptCheckout } from './kept-checkout.ts'
import { forgetIntent, intentOf } from './order-intent.ts'
import type { OrderRequest } from './order-request.ts'

const POLL_MS = 800

/** How this Plaza can be paid. It changes with its settings only. */
export const methodsQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'payments', 'methods'], queryFn: () => api.payments.methods(), staleTime: Number.POSITIVE_INFINITY })

/** The purchase of this tab, else the one of another tab; null when there is none. Asked again while a payment is on its way. */
export const checkoutQuery = ({ api, language }: Source) =>
  queryOptions({
    queryKey: [language, 'checkout'],
    queryFn: async (): Promise<CheckoutView | null> => {
      const id = keptCheckout()
      // Forgotten long ago, or somebody else's by now.
      const mine = id === null ? null : await api.checkout.get({ checkoutId: id }).catch(() => null)
      return mine ?? (await api.checkout.current()).checkout
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.status === 'paying' ? POLL_MS : false),
  })

/** Once per intent: tried again, also after a reload, the same order is answered. */
export function usePlaceOrder() {
  const { api } = useSource()
  const client = useQueryClient()
  const goToOrder = useGoToOrder()
  return useMutation({
    mutationFn: (request: OrderRequest) => api.checkout.placeOrder(request, { context: { intent: intentOf(request) } }),
    onSuccess: ({ orderId, link }) => {
      forgetIntent()
      return goToOrder(orderId, link)
    },
    onError: async (error) => {
      if (!isAnswered(error)) return
      forgetIntent()
      await forgetCart(client)
    },
  })
}

/** Goods are held first, then the card is asked. Both find the first of their kind when they are sent again. */
export function usePayByCard() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<{ request: Omit<OrderRequest, 'payment'>; card: TestCard | undefined }, CheckoutView>(
    async ({ request, card }, intent) => {
      const { api } = source
      const begun = await api.checkout.begin(request, { context: { intent } })
      keepCheckout(begun.id)
      if (begun.status !== 'open') return begun
      return api.checkout.pay({ checkoutId: begun.id, ...(card && { card }) }, { context: { intent } })
    },
    { onSuccess: (checkout) => client.setQueryData(checkoutQuery(source).queryKey, checkout) },
  )
}

export function useAnswerChallenge() {
  return useCheckoutChange<{ checkoutId: string; confirmed: boolean }>((api, input, intent) =>
    api.checkout.answerChallenge(input, { context: { intent } }),
  )
}

export function useCancelPayment() {
  return useCheckoutChange<{ checkoutId: string }>((api, input, intent) => api.checkout.cancelPayment(input, { context: { intent } }))
}

export function useStay() {
  return useCheckoutChange<{ checkoutId: string }>((api, input, intent) => api.checkout.stay(input, { context: { intent } }))
}

function useCheckoutChange<Input>(send: (api: Source['api'], input: Input, intent: string) => Promise<CheckoutView>) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<Input, CheckoutView>((input, intent) => send(source.api, input, intent), {
    onSuccess: (checkout) => client.setQueryData(checkoutQuery(source).queryKey, checkout),
  })
}

/** It is bought: nothing of the checkout stays in this tab but the order's private link. */
export function useGoToOrder() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (orderId: string, link: string) => {
    forgetDraft(CHECKOUT_DRAFT)
    forgetCheckout()
    keepOrderLink(orderId, link)
    await navigate(orderPath(orderId), { replace: true })
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === 'checkout' })
    await forgetCart(client)
  }
}
