/** Mutations of the password reset and email confirmation screens. */
import { useQueryClient } from '@tanstack/react-query'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import { ignoreAlreadyDone } from '../ignore-already-done.ts'
import { becomeGuest, becomeMember, invalidateMe } from '../viewer.ts'

/** Retries after a lost response send only one mail. */
export function useRequestReset() {
  const { api } = useSource()
  return useOperation((input: { email: string }, idempotencyKey) =>
    ignoreAlreadyDone(api.accounts.password.requestReset(input, { context: { idempotencyKey } })),
  )
}

export function useResetPassword() {
  const { api } = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: { token: string; newPassword: string }, idempotencyKey) =>
      ignoreAlreadyDone(api.accounts.password.reset(input, { context: { idempotencyKey } })),
    { onSuccess: () => becomeGuest(client, api) },
  )
}

export type Verification = { token: string; password?: string; forgotten?: boolean }

export function useVerifyEmail() {
  const { api } = useSource()
  const client = useQueryClient()
  return useOperation((input: Verification, idempotencyKey) => api.accounts.email.verify(input, { context: { idempotencyKey } }), {
    onSuccess: (reply) => {
      if (reply.state === 'verified') return reply.user ? becomeMember(client, api, reply.user) : invalidateMe(client, api)
      if (reply.state === 'new_password_needed') return becomeGuest(client, api)
    },
  })
}

export function useConfirmChange() {
  const { api } = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: { token: string }, idempotencyKey) => api.accounts.email.confirmChange(input, { context: { idempotencyKey } }),
    {
      onSuccess: () => invalidateMe(client, api),
    },
  )
}

/** Every press of the button is a new request, with its own idempotency key. */
export function useResendVerification() {
  const { api } = useSource()
  return useOperation((_: undefined) =>
    api.accounts.email.resendVerification(undefined, { context: { idempotencyKey: newIdempotencyKey() } }),
  )
}
