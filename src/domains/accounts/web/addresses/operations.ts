/** Mutations of the address book. */
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { useInvalidateAddresses } from './queries.ts'

type AddressBook = Source['api']['accounts']['addresses']

export function useAddAddress() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<AddressBook['add']>[0], idempotencyKey) => api.accounts.addresses.add(input, { context: { idempotencyKey } }),
    {
      onSuccess: useInvalidateAddresses(),
    },
  )
}

/** Without an id, the address is new. */
export type SaveAddressInput = Parameters<AddressBook['add']>[0] & { id?: string; version?: number }

export function useSaveAddress() {
  const { api } = useSource()
  return useOperation(
    ({ id, version, address }: SaveAddressInput, idempotencyKey) => {
      const { add, update } = api.accounts.addresses
      const options = { context: { idempotencyKey } }
      return id === undefined || version === undefined ? add({ address }, options) : update({ id, version, address }, options)
    },
    { onSuccess: useInvalidateAddresses() },
  )
}

export function useRemoveAddress() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<AddressBook['remove']>[0], idempotencyKey) => api.accounts.addresses.remove(input, { context: { idempotencyKey } }),
    {
      onSuccess: useInvalidateAddresses(),
    },
  )
}

export function useMakeDefaultAddress() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<AddressBook['makeDefault']>[0], idempotencyKey) =>
      api.accounts.addresses.makeDefault(input, { context: { idempotencyKey } }),
    { onSuccess: useInvalidateAddresses() },
  )
}
