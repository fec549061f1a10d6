/** What the screens that a mail leads to, or that ask for one, want from the server. */
import { useQueryClient } from '@tanstack/react-query'
import { newIntent } from '#platform/web/api.ts'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import { doneOnce } from '../done-once.ts'
import { askAgainWhoIAm, becomeGuest } from '../viewer.ts'

/** One mail for one wish, however often the answer gets lost. */
export function useRequestReset() {
  const { api } = useSource()
  return useOperation((input: { email: string }, intent) => doneOnce(api.accounts.password.requestReset(input, { context: { intent } })))
}

export function useResetPassword() {
  const { api } = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: { token: string; newPassword: string }, intent) => doneOnce(api.accounts.password.reset(input, { context: { intent } })),
    { onSuccess: () => becomeGuest(client, api) },
  )
}

export type Verification = { token: string; password?: string; forgotten?: boolean }

export function useVerifyEmail() {
  const { api } = useSource()
  const client = useQueryClient()
  return useOperation((input: Verification, intent) => api.accounts.email.verify(input, { context: { intent } }), {
    onSuccess: ({ state }) => {
      if (state === 'verified') return askAgainWhoIAm(client, api)
      if (state === 'new_password_needed') return becomeGuest(client, api)
    },
  })
}

export function useConfirmChange() {
  const { api } = useSource()
  const client = useQueryClient()
  return useOperation((input: { token: string }, intent) => api.accounts.email.confirmChange(input, { context: { intent } }), {
    onSuccess: () => askAgainWhoIAm(client, api),
  })
}

/** Every press of the button is another wish. */
export function useResendVerification() {
  const { api } = useSource()
  return useOperation((_: undefined) => api.accounts.email.resendVerification(undefined, { context: { intent: newIntent() } }))
}
