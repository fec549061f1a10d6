import { useMutation, useQueryClient } from '@tanstack/react-query'
import { forgetCart } from '#domains/cart/web/index.ts'
import { type TypedCard, testCardOf } from '#domains/payments/web/index.ts'
import { isAnswered } from '#platform/web/failure.ts'
import type { Operation } from '#platform/web/operation.ts'
import type { PaymentMethod } from '../../payments/contract.ts'
import type { OrderRequest } from './order-request.ts'
import { usePayByCard, type usePlaceOrder } from './queries.ts'

type Purchase = { request: Omit<OrderRequest, 'payment'>; method: PaymentMethod; card: TypedCard }

/** One button, two ways: what is paid later is placed at once, what is paid by card is begun and then paid. */
export function useBuy(place: ReturnType<typeof usePlaceOrder>, testCards: boolean, onBegun: () => void): Operation<Purchase, void> {
  const pay = usePayByCard()
  const client = useQueryClient()
  return useMutation({
    // Both ways try again by themselves.
    retry: false,
    // What changed meanwhile stands in the cart.
    onError: (error) => (isAnswered(error) ? forgetCart(client) : undefined),
    mutationFn: async ({ request, method, card }: Purchase) => {
      if (method !== 'card') {
        await place.mutateAsync({ ...request, payment: method })
        return
      }
      await pay.mutateAsync({ request, card: testCards ? testCardOf(card) : undefined })
      onBegun()
    },
  })
}
