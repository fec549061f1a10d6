import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { type Source, useSource } from '#platform/web/source.ts'
import type { ProfileView } from '../../contract.ts'
import { askAgainWhoIAm } from '../viewer.ts'

export const profileQuery = ({ api, language }: Source, username: string) =>
  queryOptions({
    queryKey: [language, 'accounts', 'profile', username.toLowerCase()],
    queryFn: () => api.accounts.profiles.get({ username }),
  })

/** Remembers what the server answered about one's own profile; name and picture stand elsewhere too. */
export function useKeepProfile(): (profile: ProfileView) => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  return (profile) => {
    client.setQueryData(profileQuery(source, profile.username).queryKey, profile)
    return askAgainWhoIAm(client, source.api)
  }
}
