/** Mutations of the login and registration screens. */
import { useQueryClient } from '@tanstack/react-query'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { MeView } from '../../contract.ts'
import { ignoreAlreadyDone } from '../ignore-already-done.ts'
import { becomeMember } from '../viewer.ts'

type Session = Source['api']['accounts']['session']
type LogIn = Parameters<Session['logIn']>[0]
type SecondFactor = Parameters<Session['passSecondFactor']>[0]
type Registration = Parameters<Source['api']['accounts']['register']>[0]

/** A retry after a lost response is a new login, so each attempt has a new idempotency key. */
export function useLogIn() {
  const { api } = useSource()
  const enter = useBecomeMember()
  return useOperation((input: LogIn) => api.accounts.session.logIn(input, { context: { idempotencyKey: newIdempotencyKey() } }), {
    onSuccess: async (reply) => {
      if (reply.state === 'signed_in') await enter(reply.user)
    },
  })
}

export function usePassSecondFactor() {
  const { api } = useSource()
  const enter = useBecomeMember()
  return useOperation(
    (input: SecondFactor) => api.accounts.session.passSecondFactor(input, { context: { idempotencyKey: newIdempotencyKey() } }),
    {
      onSuccess: ({ user }) => enter(user),
    },
  )
}

/** `loginChallenge`: the passkey is the second factor. `offered`: the browser offers passkeys in its autofill until one is chosen. */
export type PasskeyLoginInput = { loginChallenge?: string; offered?: boolean }

export function usePasskeyLogin() {
  const { api } = useSource()
  const enter = useBecomeMember()
  return useOperation(
    async ({ loginChallenge, offered = false }: PasskeyLoginInput) => {
      const { requestPasskey } = await import('./passkey.ts')
      const { challengeId, options } = await api.accounts.passkeyLogin.begin(
        { ...(loginChallenge && { loginChallenge }) },
        { context: { idempotencyKey: newIdempotencyKey() } },
      )
      const response = await requestPasskey(options, { offered })
      return api.accounts.passkeyLogin.finish({ challengeId, response }, { context: { idempotencyKey: newIdempotencyKey() } })
    },
    { onSuccess: ({ user }) => enter(user) },
  )
}

export function useRegister() {
  const { api } = useSource()
  return useOperation((input: Registration, idempotencyKey) =>
    ignoreAlreadyDone(api.accounts.register(input, { context: { idempotencyKey } })),
  )
}

function useBecomeMember(): (user: MeView) => Promise<void> {
  const client = useQueryClient()
  const { api } = useSource()
  return (user) => becomeMember(client, api, user)
}
