/** What the people of a workspace ask for about each other. */
import { useQueryClient } from '@tanstack/react-query'
import { proven } from '#domains/accounts/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { inWorkspace } from '../in-workspace.ts'
import { workspacesQuery } from '../queries.ts'
import { membersTable } from './queries.ts'

type Change = Parameters<Source['api']['workspaces']['members']['change']>[0]

export function useChangeMember(workspaceId: string) {
  const { api } = useSource()
  return useOperation((input: Change, intent) => api.workspaces.members.change(input, inWorkspace(workspaceId, intent)), {
    onSuccess: useAskAgain(workspaceId),
  })
}

export function useRemoveMember(workspaceId: string) {
  const { api } = useSource()
  return useOperation((input: { userId: string }, intent) => api.workspaces.members.remove(input, inWorkspace(workspaceId, intent)), {
    onSuccess: useAskAgain(workspaceId),
  })
}

export function useTransferOwnership(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (input: { userId: string }, intent) => proven(() => api.workspaces.transferOwnership(input, inWorkspace(workspaceId, intent))),
    { onSuccess: useAskAgain(workspaceId) },
  )
}

/** Who may do what here has changed, perhaps for oneself too. */
function useAskAgain(workspaceId: string): () => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: membersTable(source, workspaceId).key }),
      client.invalidateQueries({ queryKey: workspacesQuery(source).queryKey }),
    ])
}
