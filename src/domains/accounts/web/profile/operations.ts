/** What somebody asks for about how they show themselves. What waits is called accounts.waiting.*. */
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { proven } from '../proof/proven.ts'
import { useKeepProfile } from './queries.ts'

type Profile = Source['api']['accounts']['profile']

export function useUpdateProfile() {
  const { api } = useSource()
  return useOperation((input: Parameters<Profile['update']>[0], intent) => api.accounts.profile.update(input, { context: { intent } }), {
    onSuccess: useKeepProfile(),
  })
}

export function useChangeUsername() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Profile['changeUsername']>[0], intent) =>
      proven(() => api.accounts.profile.changeUsername(input, { context: { intent } })),
    { onSuccess: useKeepProfile() },
  )
}

export function useSetAvatar() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Profile['setAvatar']>[0], intent) => api.accounts.profile.setAvatar(input, { context: { intent } }),
    { onSuccess: useKeepProfile() },
  )
}

export function useRemoveAvatar() {
  const { api } = useSource()
  return useOperation((_: undefined, intent) => api.accounts.profile.removeAvatar(undefined, { context: { intent } }), {
    onSuccess: useKeepProfile(),
  })
}
