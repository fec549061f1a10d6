/** How somebody who is signed in proves again who they are. A lost answer is asked for anew: that is another intent. */
import { useQueryClient } from '@tanstack/react-query'
import { newIntent } from '#platform/web/api.ts'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import { askAgainWhoIAm } from '../viewer.ts'

export function useReauthenticate() {
  const { api } = useSource()
  return useOperation((input: { password: string }) => api.accounts.session.reauthenticate(input, { context: { intent: newIntent() } }), {
    onSuccess: useAskAgain(),
  })
}

export function useProveByPasskey() {
  const { api } = useSource()
  return useOperation(
    async (_: undefined) => {
      const { askForPasskey } = await import('../entry/passkey.ts')
      const { challengeId, options } = await api.accounts.passkeyProof.begin(undefined, { context: { intent: newIntent() } })
      const response = await askForPasskey(options, { offered: false })
      return api.accounts.passkeyProof.finish({ challengeId, response }, { context: { intent: newIntent() } })
    },
    { onSuccess: useAskAgain() },
  )
}

function useAskAgain(): () => void {
  const { api } = useSource()
  const client = useQueryClient()
  return () => void askAgainWhoIAm(client, api)
}
