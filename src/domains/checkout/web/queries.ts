import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { forgetCart } from '#domains/cart/web/index.ts'
import { keepOrderLink, orderPath } from '#domains/orders/web/index.ts'
import { isAnswered } from '#platform/web/failure.ts'
import { forgetDraft } from '#platform/web/form/draft.ts'
import { useSource } from '#platform/web/source.ts'
import { CHECKOUT_DRAFT } from './form-values.ts'
import { forgetIntent, intentOf } from './order-intent.ts'
import type { OrderRequest } from './order-request.ts'

/** Once per intent: tried again, also after a reload, the same order is answered. */
export function usePlaceOrder() {
  const { api } = useSource()
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (request: OrderRequest) => api.checkout.placeOrder(request, { context: { intent: intentOf(request) } }),
    onSuccess: async ({ orderId, link }) => {
      forgetIntent()
      forgetDraft(CHECKOUT_DRAFT)
      keepOrderLink(orderId, link)
      await navigate(orderPath(orderId), { replace: true })
      await forgetCart(client)
    },
    onError: async (error) => {
      if (!isAnswered(error)) return
      forgetIntent()
      await forgetCart(client)
    },
  })
}
