/** Mutations for exporting personal data and deleting the account. */
import { useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import { ignoreAlreadyDone } from '../ignore-already-done.ts'
import { withReauth } from '../reauth/with-reauth.ts'
import { exportsQuery } from './queries.ts'

export function useRequestExport() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (_: undefined, idempotencyKey) => withReauth(() => source.api.accounts.exports.request(undefined, { context: { idempotencyKey } })),
    {
      onSuccess: () => client.invalidateQueries({ queryKey: exportsQuery(source).queryKey }),
    },
  )
}

export function useDeleteAccount() {
  const { api } = useSource()
  return useOperation((input: { username: string }, idempotencyKey) =>
    ignoreAlreadyDone(withReauth(() => api.accounts.deletion.request(input, { context: { idempotencyKey } }))),
  )
}
