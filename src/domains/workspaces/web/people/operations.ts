/** Mutations of members. */
import { useQueryClient } from '@tanstack/react-query'
import { withReauth } from '#domains/accounts/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { inWorkspace } from '../in-workspace.ts'
import { workspacesQuery } from '../queries.ts'
import { membersTable } from './queries.ts'

type Change = Parameters<Source['api']['workspaces']['members']['change']>[0]

export function useChangeMember(workspaceId: string) {
  const { api } = useSource()
  return useOperation((input: Change, idempotencyKey) => api.workspaces.members.change(input, inWorkspace(workspaceId, idempotencyKey)), {
    onSuccess: useInvalidateMembers(workspaceId),
  })
}

export function useRemoveMember(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (input: { userId: string }, idempotencyKey) => api.workspaces.members.remove(input, inWorkspace(workspaceId, idempotencyKey)),
    {
      onSuccess: useInvalidateMembers(workspaceId),
    },
  )
}

export function useTransferOwnership(workspaceId: string) {
  const { api } = useSource()
  return useOperation(
    (input: { userId: string }, idempotencyKey) =>
      withReauth(() => api.workspaces.transferOwnership(input, inWorkspace(workspaceId, idempotencyKey))),
    { onSuccess: useInvalidateMembers(workspaceId) },
  )
}

/** The change may affect the user's own membership too. */
function useInvalidateMembers(workspaceId: string): () => Promise<unknown> {
  const source = useSource()
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: membersTable(source, workspaceId).key }),
      client.invalidateQueries({ queryKey: workspacesQuery(source).queryKey }),
    ])
}
