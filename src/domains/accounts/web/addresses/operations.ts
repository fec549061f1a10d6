/** What somebody does to their address book. */
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { useAskAddressesAgain } from './queries.ts'

type Book = Source['api']['accounts']['addresses']

export function useAddAddress() {
  const { api } = useSource()
  return useOperation((input: Parameters<Book['add']>[0], intent) => api.accounts.addresses.add(input, { context: { intent } }), {
    onSuccess: useAskAddressesAgain(),
  })
}

export function useUpdateAddress() {
  const { api } = useSource()
  return useOperation((input: Parameters<Book['update']>[0], intent) => api.accounts.addresses.update(input, { context: { intent } }), {
    onSuccess: useAskAddressesAgain(),
  })
}

export function useRemoveAddress() {
  const { api } = useSource()
  return useOperation((input: Parameters<Book['remove']>[0], intent) => api.accounts.addresses.remove(input, { context: { intent } }), {
    onSuccess: useAskAddressesAgain(),
  })
}

export function useMakeDefaultAddress() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Book['makeDefault']>[0], intent) => api.accounts.addresses.makeDefault(input, { context: { intent } }),
    { onSuccess: useAskAddressesAgain() },
  )
}
