import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { type Source, useSource } from '#platform/web/source.ts'

/** The address book of the signed-in member. */
export const addressesQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'accounts', 'addresses'], queryFn: () => api.accounts.addresses.list() })

export function useInvalidateAddresses(): () => Promise<void> {
  const client = useQueryClient()
  const { queryKey } = addressesQuery(useSource())
  return () => client.invalidateQueries({ queryKey })
}
