/** Codes of a cart. What is refused is said beside the field, so it needs no toast. */
import { useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import type { CartView } from '../contract.ts'
import { useCartChange } from './changes.ts'
import { cartQuery } from './queries.ts'
import { tellOtherTabs } from './tabs.ts'

export function useEnterCode() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<string, CartView>((code, intent) => source.api.cart.enterCode({ code }, { context: { intent } }), {
    onSuccess(cart) {
      client.setQueryData(cartQuery(source).queryKey, cart)
      tellOtherTabs()
    },
  })
}

export function useDropCode() {
  return useCartChange<string>((api, code, intent) => api.cart.dropCode({ code }, { context: { intent } }))
}
