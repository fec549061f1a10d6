/** Code mutations. Errors are shown beside the field, so there is no toast. */
import { useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import type { CartView } from '../contract.ts'
import { useCartChange } from './changes.ts'
import { notifyOtherTabs } from './other-tabs.ts'
import { cartQuery } from './queries.ts'

export function useEnterCode() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<string, CartView>((code, idempotencyKey) => source.api.cart.enterCode({ code }, { context: { idempotencyKey } }), {
    onSuccess(cart) {
      client.setQueryData(cartQuery(source).queryKey, cart)
      notifyOtherTabs()
    },
  })
}

export function useDropCode() {
  return useCartChange<string>((api, code, idempotencyKey) => api.cart.dropCode({ code }, { context: { idempotencyKey } }))
}
