import { useMutation, useQueryClient } from '@tanstack/react-query'
import { resetCart } from '#domains/cart/web/index.ts'
import { type CardInput, parseTestCard } from '#domains/payments/web/index.ts'
import { isAnswered } from '#platform/web/failure.ts'
import type { Operation } from '#platform/web/operation.ts'
import type { PaymentMethod } from '../../payments/contract.ts'
import type { OrderRequest } from './order-request.ts'
import { usePayByCard, type usePlaceOrder } from './queries.ts'

type Purchase = { request: Omit<OrderRequest, 'payment'>; method: PaymentMethod; card: CardInput }

/** Submits the form: orders paid later are placed at once; card payments begin a checkout and then pay it. */
export function useSubmitOrder(
  place: ReturnType<typeof usePlaceOrder>,
  testCards: boolean,
  onBegun: () => void,
): Operation<Purchase, void> {
  const pay = usePayByCard()
  const client = useQueryClient()
  return useMutation({
    // Both mutations retry automatically.
    retry: false,
    // Refreshes the cart, which shows the changes.
    onError: (error) => (isAnswered(error) ? resetCart(client) : undefined),
    mutationFn: async ({ request, method, card }: Purchase) => {
      if (method !== 'card') {
        await place.mutateAsync({ ...request, payment: method })
        return
      }
      await pay.mutateAsync({ request, card: testCards ? parseTestCard(card) : undefined })
      onBegun()
    },
  })
}
