/** What somebody asks for about what protects their account. Nearly all of it needs a fresh proof. */
import { useQueryClient } from '@tanstack/react-query'
import { newIntent } from '#platform/web/api.ts'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import { doneOnce } from '../done-once.ts'
import { proven } from '../proof/proven.ts'
import { askAgainWhoIAm } from '../viewer.ts'
import { securityQuery, sessionsQuery } from './queries.ts'

/** Ends every other session of the account. */
export function useChangePassword() {
  const { api } = useSource()
  return useOperation(
    (input: { newPassword: string }, intent) => doneOnce(proven(() => api.accounts.password.change(input, { context: { intent } }))),
    { onSuccess: useAskAgain() },
  )
}

export function useRequestEmailChange() {
  const { api } = useSource()
  return useOperation((input: { email: string }, intent) =>
    doneOnce(proven(() => api.accounts.email.requestChange(input, { context: { intent } }))),
  )
}

/** A lost answer is asked for anew: the secret shown last is the one that counts. */
export function useBeginTotp() {
  const { api } = useSource()
  return useOperation((_: undefined) => proven(() => api.accounts.totp.begin(undefined, { context: { intent: newIntent() } })))
}

export function useConfirmTotp() {
  const { api } = useSource()
  return useOperation((input: { code: string }, intent) => proven(() => api.accounts.totp.confirm(input, { context: { intent } })), {
    onSuccess: useAskAgain(),
  })
}

export function useRemoveTotp() {
  const { api } = useSource()
  return useOperation((_: undefined, intent) => proven(() => api.accounts.totp.remove(undefined, { context: { intent } })), {
    onSuccess: useAskAgain(),
  })
}

/** A lost answer is asked for anew: the codes shown last are the ones that count. */
export function useRenewRecoveryCodes() {
  const { api } = useSource()
  return useOperation(
    (_: undefined) => proven(() => api.accounts.totp.renewRecoveryCodes(undefined, { context: { intent: newIntent() } })),
    { onSuccess: useAskAgain() },
  )
}

/** Has the browser make a passkey, and Plaza keep its public half. */
export function useAddPasskey() {
  const { api } = useSource()
  return useOperation(
    async ({ name }: { name: string }) => {
      const { makePasskey } = await import('./passkey.ts')
      const { challengeId, options } = await proven(() => api.accounts.passkeys.begin(undefined, { context: { intent: newIntent() } }))
      const response = await makePasskey(options)
      return proven(() => api.accounts.passkeys.add({ challengeId, name, response }, { context: { intent: newIntent() } }))
    },
    { onSuccess: useAskAgain() },
  )
}

export function useRenamePasskey() {
  const { api } = useSource()
  return useOperation((input: { id: string; name: string }, intent) => api.accounts.passkeys.rename(input, { context: { intent } }), {
    onSuccess: useAskAgain(),
  })
}

export function useRemovePasskey() {
  const { api } = useSource()
  return useOperation((input: { id: string }, intent) => proven(() => api.accounts.passkeys.remove(input, { context: { intent } })), {
    onSuccess: useAskAgain(),
  })
}

export function useRevokeSession() {
  const { api } = useSource()
  return useOperation((input: { id: string }, intent) => api.accounts.sessions.revoke(input, { context: { intent } }), {
    onSuccess: useAskAgain(),
  })
}

export function useRevokeOtherSessions() {
  const { api } = useSource()
  return useOperation((_: undefined, intent) => api.accounts.sessions.revokeOthers(undefined, { context: { intent } }), {
    onSuccess: useAskAgain(),
  })
}

/** One change of what protects an account often moves the rest of it: other sessions end, codes are used up. */
function useAskAgain(): () => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: securityQuery(source).queryKey }),
      client.invalidateQueries({ queryKey: sessionsQuery(source).queryKey }),
      askAgainWhoIAm(client, source.api),
    ])
}
