import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { inWorkspace, useAskAgain } from '../queries.ts'

type Own = Source['api']['catalog']['own']['categories']

export function useAddCategory(workspaceId: string) {
  const { api } = useSource()
  const send = (input: Parameters<Own['add']>[0], intent: string) => api.catalog.own.categories.add(input, inWorkspace(workspaceId, intent))
  return useOperation(send, { onSuccess: useAskAgain(workspaceId) })
}

export function useUpdateCategory(workspaceId: string) {
  const { api } = useSource()
  const send = (input: Parameters<Own['update']>[0], intent: string) =>
    api.catalog.own.categories.update(input, inWorkspace(workspaceId, intent))
  return useOperation(send, { onSuccess: useAskAgain(workspaceId) })
}

export function useRemoveCategory(workspaceId: string) {
  const { api } = useSource()
  const send = (input: Parameters<Own['remove']>[0], intent: string) =>
    api.catalog.own.categories.remove(input, inWorkspace(workspaceId, intent))
  return useOperation(send, { onSuccess: useAskAgain(workspaceId) })
}
