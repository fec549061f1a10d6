/** What somebody asks for about a workspace as a whole. What waits is called workspaces.waiting.*. */
import { useQueryClient } from '@tanstack/react-query'
import { proven } from '#domains/accounts/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import { useGoOnIn } from '../go-on-in.ts'
import { inWorkspace } from '../in-workspace.ts'
import { workspacesQuery } from '../queries.ts'

/** The tab goes on in the new one. */
export function useCreateWorkspace() {
  const { api } = useSource()
  const goOnIn = useGoOnIn()
  return useOperation((input: { name: string }, intent) => api.workspaces.create(input, { context: { intent } }), {
    onSuccess: ({ id }) => goOnIn(id),
  })
}

export function useRenameWorkspace(workspaceId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: { version: number; name: string }, intent) => source.api.workspaces.update(input, inWorkspace(workspaceId, intent)),
    { onSuccess: () => client.invalidateQueries({ queryKey: workspacesQuery(source).queryKey }) },
  )
}

/** `homeId`: the personal workspace, in which the tab goes on. */
export function useLeaveWorkspace(workspaceId: string, homeId: string) {
  const { api } = useSource()
  const goOnIn = useGoOnIn()
  return useOperation((_: undefined, intent) => api.workspaces.leave(undefined, inWorkspace(workspaceId, intent)), {
    onSuccess: () => goOnIn(homeId),
  })
}

/** `homeId`: the personal workspace, in which the tab goes on. */
export function useDeleteWorkspace(workspaceId: string, homeId: string) {
  const { api } = useSource()
  const goOnIn = useGoOnIn()
  return useOperation((input: { name: string }, intent) => proven(() => api.workspaces.delete(input, inWorkspace(workspaceId, intent))), {
    onSuccess: () => goOnIn(homeId),
  })
}
