import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { type Source, useSource } from '#platform/web/source.ts'
import type { ProfileView } from '../../contract.ts'
import { invalidateMe } from '../viewer.ts'

/** The member's own profile, for editing. */
export const ownProfileQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'accounts', 'profile'], queryFn: () => api.accounts.profile.get() })

/** Caches the member's own profile and invalidates what else shows it: `me`, and the network's profiles. */
export function useUpdateCachedProfile(): (profile: ProfileView) => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  return async (profile) => {
    client.setQueryData(ownProfileQuery(source).queryKey, profile)
    await client.invalidateQueries({ queryKey: [source.language, 'network'] })
    return invalidateMe(client, source.api)
  }
}
