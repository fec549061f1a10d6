/** Mutations of the member's profile. Queued changes are labeled by accounts.waiting.*. */
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { withReauth } from '../reauth/with-reauth.ts'
import { useUpdateCachedProfile } from './queries.ts'

type Profile = Source['api']['accounts']['profile']
export type ProfileChange = Parameters<Profile['update']>[0]

export function useUpdateProfile() {
  const { api } = useSource()
  return useOperation((input: ProfileChange, idempotencyKey) => api.accounts.profile.update(input, { context: { idempotencyKey } }), {
    onSuccess: useUpdateCachedProfile(),
  })
}

export function useChangeUsername() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Profile['changeUsername']>[0], idempotencyKey) =>
      withReauth(() => api.accounts.profile.changeUsername(input, { context: { idempotencyKey } })),
    { onSuccess: useUpdateCachedProfile() },
  )
}

export function useSetAvatar() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Profile['setAvatar']>[0], idempotencyKey) => api.accounts.profile.setAvatar(input, { context: { idempotencyKey } }),
    { onSuccess: useUpdateCachedProfile() },
  )
}

export function useRemoveAvatar() {
  const { api } = useSource()
  return useOperation((_: undefined, idempotencyKey) => api.accounts.profile.removeAvatar(undefined, { context: { idempotencyKey } }), {
    onSuccess: useUpdateCachedProfile(),
  })
}
