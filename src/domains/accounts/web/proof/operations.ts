import { useQueryClient } from '@tanstack/react-query'
import { newIntent } from '#platform/web/api.ts'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import { askAgainWhoIAm } from '../viewer.ts'

/** Whoever does not hear the answer proves it once more: that is another intent. */
export function useReauthenticate() {
  const { api } = useSource()
  const client = useQueryClient()
  return useOperation((input: { password: string }) => api.accounts.session.reauthenticate(input, { context: { intent: newIntent() } }), {
    onSuccess: () => void askAgainWhoIAm(client, api),
  })
}
