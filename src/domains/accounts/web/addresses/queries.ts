import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { type Source, useSource } from '#platform/web/source.ts'

/** The address book of whoever is signed in. */
export const addressesQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'accounts', 'addresses'], queryFn: () => api.accounts.addresses.list() })

/** After a change the book is asked for anew. */
export function useAskAddressesAgain(): () => Promise<void> {
  const client = useQueryClient()
  const { queryKey } = addressesQuery(useSource())
  return () => client.invalidateQueries({ queryKey })
}
