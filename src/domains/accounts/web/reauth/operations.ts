/** Mutations that reauthenticate the user. A retry after a lost response uses a new idempotency key. */
import { useQueryClient } from '@tanstack/react-query'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import { invalidateMe } from '../viewer.ts'

export function useReauthenticate() {
  const { api } = useSource()
  return useOperation(
    (input: { password: string }) => api.accounts.session.reauthenticate(input, { context: { idempotencyKey: newIdempotencyKey() } }),
    {
      onSuccess: useInvalidateMe(),
    },
  )
}

export function useReauthenticateWithPasskey() {
  const { api } = useSource()
  return useOperation(
    async (_: undefined) => {
      const { requestPasskey } = await import('../entry/passkey.ts')
      const { challengeId, options } = await api.accounts.passkeyReauthentication.begin(undefined, {
        context: { idempotencyKey: newIdempotencyKey() },
      })
      const response = await requestPasskey(options, { offered: false })
      return api.accounts.passkeyReauthentication.finish({ challengeId, response }, { context: { idempotencyKey: newIdempotencyKey() } })
    },
    { onSuccess: useInvalidateMe() },
  )
}

function useInvalidateMe(): () => void {
  const { api } = useSource()
  const client = useQueryClient()
  return () => void invalidateMe(client, api)
}
