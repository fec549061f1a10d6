/** Mutations of the security settings. Nearly all of them need a reauthentication. */
import { useQueryClient } from '@tanstack/react-query'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import { ignoreAlreadyDone } from '../ignore-already-done.ts'
import { withReauth } from '../reauth/with-reauth.ts'
import { invalidateMe } from '../viewer.ts'
import { securityQuery, sessionsQuery } from './queries.ts'

/** Changing the password ends every other session of the account. */
export function useChangePassword() {
  const { api } = useSource()
  return useOperation(
    (input: { newPassword: string }, idempotencyKey) =>
      ignoreAlreadyDone(withReauth(() => api.accounts.password.change(input, { context: { idempotencyKey } }))),
    { onSuccess: useInvalidateSecurity() },
  )
}

export function useRequestEmailChange() {
  const { api } = useSource()
  return useOperation((input: { email: string }, idempotencyKey) =>
    ignoreAlreadyDone(withReauth(() => api.accounts.email.requestChange(input, { context: { idempotencyKey } }))),
  )
}

/** A retry after a lost response creates a new secret; only the last one is valid. */
export function useBeginTotp() {
  const { api } = useSource()
  return useOperation((_: undefined) =>
    withReauth(() => api.accounts.totp.begin(undefined, { context: { idempotencyKey: newIdempotencyKey() } })),
  )
}

export function useConfirmTotp() {
  const { api } = useSource()
  return useOperation(
    (input: { code: string }, idempotencyKey) => withReauth(() => api.accounts.totp.confirm(input, { context: { idempotencyKey } })),
    {
      onSuccess: useInvalidateSecurity(),
    },
  )
}

export function useRemoveTotp() {
  const { api } = useSource()
  return useOperation(
    (_: undefined, idempotencyKey) => withReauth(() => api.accounts.totp.remove(undefined, { context: { idempotencyKey } })),
    {
      onSuccess: useInvalidateSecurity(),
    },
  )
}

/** A retry after a lost response creates new codes; only the last ones are valid. */
export function useRenewRecoveryCodes() {
  const { api } = useSource()
  return useOperation(
    (_: undefined) =>
      withReauth(() => api.accounts.totp.renewRecoveryCodes(undefined, { context: { idempotencyKey: newIdempotencyKey() } })),
    { onSuccess: useInvalidateSecurity() },
  )
}

/** Creates a passkey in the browser and registers its public key. */
export function useAddPasskey() {
  const { api } = useSource()
  return useOperation(
    async ({ name }: { name: string }) => {
      const { createPasskey } = await import('./passkey.ts')
      const { challengeId, options } = await withReauth(() =>
        api.accounts.passkeys.begin(undefined, { context: { idempotencyKey: newIdempotencyKey() } }),
      )
      const response = await createPasskey(options)
      return withReauth(() =>
        api.accounts.passkeys.add({ challengeId, name, response }, { context: { idempotencyKey: newIdempotencyKey() } }),
      )
    },
    { onSuccess: useInvalidateSecurity() },
  )
}

export function useRenamePasskey() {
  const { api } = useSource()
  return useOperation(
    (input: { id: string; name: string }, idempotencyKey) => api.accounts.passkeys.rename(input, { context: { idempotencyKey } }),
    {
      onSuccess: useInvalidateSecurity(),
    },
  )
}

export function useRemovePasskey() {
  const { api } = useSource()
  return useOperation(
    (input: { id: string }, idempotencyKey) => withReauth(() => api.accounts.passkeys.remove(input, { context: { idempotencyKey } })),
    {
      onSuccess: useInvalidateSecurity(),
    },
  )
}

export function useRevokeSession() {
  const { api } = useSource()
  return useOperation((input: { id: string }, idempotencyKey) => api.accounts.sessions.revoke(input, { context: { idempotencyKey } }), {
    onSuccess: useInvalidateSecurity(),
  })
}

export function useRevokeOtherSessions() {
  const { api } = useSource()
  return useOperation((_: undefined, idempotencyKey) => api.accounts.sessions.revokeOthers(undefined, { context: { idempotencyKey } }), {
    onSuccess: useInvalidateSecurity(),
  })
}

/** A security change often affects the other settings: it ends sessions or uses up codes. */
function useInvalidateSecurity(): () => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: securityQuery(source).queryKey }),
      client.invalidateQueries({ queryKey: sessionsQuery(source).queryKey }),
      invalidateMe(client, source.api),
    ])
}
