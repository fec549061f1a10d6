/** Taking one's things out, and going for good. */
import { useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import { doneOnce } from '../done-once.ts'
import { proven } from '../proof/proven.ts'
import { exportsQuery } from './queries.ts'

export function useRequestExport() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation((_: undefined, intent) => proven(() => source.api.accounts.exports.request(undefined, { context: { intent } })), {
    onSuccess: () => client.invalidateQueries({ queryKey: exportsQuery(source).queryKey }),
  })
}

export function useDeleteAccount() {
  const { api } = useSource()
  return useOperation((input: { username: string }, intent) =>
    doneOnce(proven(() => api.accounts.deletion.request(input, { context: { intent } }))),
  )
}
