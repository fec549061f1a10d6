import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { type Source, useSource } from '#platform/web/source.ts'
import type { ProfileView } from '../../contract.ts'
import { invalidateMe } from '../viewer.ts'

export const profileQuery = ({ api, language }: Source, username: string) =>
  queryOptions({
    queryKey: [language, 'accounts', 'profile', username.toLowerCase()],
    queryFn: () => api.accounts.profiles.get({ username }),
  })

/** Caches the member's own profile and invalidates `me`, which also contains the name and avatar. */
export function useUpdateCachedProfile(): (profile: ProfileView) => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  return (profile) => {
    client.setQueryData(profileQuery(source, profile.username).queryKey, profile)
    return invalidateMe(client, source.api)
  }
}
