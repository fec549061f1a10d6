/** What the screens of entry ask the server to do. */
import { useQueryClient } from '@tanstack/react-query'
import { newIntent } from '#platform/web/api.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { MeView } from '../../contract.ts'
import { doneOnce } from '../done-once.ts'
import { becomeMember } from '../viewer.ts'

type Session = Source['api']['accounts']['session']
type LogIn = Parameters<Session['logIn']>[0]
type SecondFactor = Parameters<Session['passSecondFactor']>[0]
type Registration = Parameters<Source['api']['accounts']['register']>[0]

/** Whoever does not hear the answer logs in once more: that is another intent. */
export function useLogIn() {
  const { api } = useSource()
  const enter = useEnter()
  return useOperation((input: LogIn) => api.accounts.session.logIn(input, { context: { intent: newIntent() } }), {
    onSuccess: async (reply) => {
      if (reply.state === 'signed_in') await enter(reply.user)
    },
  })
}

export function usePassSecondFactor() {
  const { api } = useSource()
  const enter = useEnter()
  return useOperation((input: SecondFactor) => api.accounts.session.passSecondFactor(input, { context: { intent: newIntent() } }), {
    onSuccess: ({ user }) => enter(user),
  })
}

/** `ticket`: the passkey is the second factor. `offered`: the browser offers it among what it fills in, and waits. */
export type PasskeyEntry = { ticket?: string; offered?: boolean }

export function usePasskeyLogin() {
  const { api } = useSource()
  const enter = useEnter()
  return useOperation(
    async ({ ticket, offered = false }: PasskeyEntry) => {
      const { askForPasskey } = await import('./passkey.ts')
      const { challengeId, options } = await api.accounts.passkeyLogin.begin(
        { ...(ticket && { ticket }) },
        { context: { intent: newIntent() } },
      )
      const response = await askForPasskey(options, { offered })
      return api.accounts.passkeyLogin.finish({ challengeId, response }, { context: { intent: newIntent() } })
    },
    { onSuccess: ({ user }) => enter(user) },
  )
}

export function useRegister() {
  const { api } = useSource()
  return useOperation((input: Registration, intent) => doneOnce(api.accounts.register(input, { context: { intent } })))
}

function useEnter(): (user: MeView) => Promise<void> {
  const client = useQueryClient()
  const { api } = useSource()
  return (user) => becomeMember(client, api, user)
}
