import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { forgetCart } from '#domains/cart/web/index.ts'
import { keepOrderLink, orderPath } from '#domains/orders/web/index.ts'
import { codeOf } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import { forgetDraft, forgetIntent, intentOf } from './draft.ts'
import type { OrderRequest } from './order-request.ts'

/** After these nobody knows whether the order was placed. */
const UNANSWERED = ['NETWORK', 'BUSY', 'UNEXPECTED']

/** Once per intent: tried again, also after a reload, the same order is answered. */
export function usePlaceOrder() {
  const { api } = useSource()
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (request: OrderRequest) => api.checkout.placeOrder(request, { context: { intent: intentOf(request) } }),
    onSuccess: async ({ orderId, link }) => {
      forgetIntent()
      forgetDraft()
      keepOrderLink(orderId, link)
      await navigate(orderPath(orderId), { replace: true })
      await forgetCart(client)
    },
    onError: async (error) => {
      if (UNANSWERED.includes(codeOf(error))) return
      forgetIntent()
      await forgetCart(client)
    },
  })
}
