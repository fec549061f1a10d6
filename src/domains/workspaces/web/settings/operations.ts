/** Mutations of the workspace itself. Queued changes are labeled by workspaces.waiting.*. */
import { useQueryClient } from '@tanstack/react-query'
import { withReauth } from '#domains/accounts/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { useSource } from '#platform/web/source.ts'
import { inWorkspace } from '../in-workspace.ts'
import { workspacesQuery } from '../queries.ts'
import { useSwitchWorkspace } from '../use-switch-workspace.ts'

/** Switches the tab to the new workspace. */
export function useCreateWorkspace() {
  const { api } = useSource()
  const switchWorkspace = useSwitchWorkspace()
  return useOperation((input: { name: string }, idempotencyKey) => api.workspaces.create(input, { context: { idempotencyKey } }), {
    onSuccess: ({ id }) => switchWorkspace(id),
  })
}

export function useRenameWorkspace(workspaceId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: { version: number; name: string }, idempotencyKey) =>
      source.api.workspaces.update(input, inWorkspace(workspaceId, idempotencyKey)),
    { onSuccess: () => client.invalidateQueries({ queryKey: workspacesQuery(source).queryKey }) },
  )
}

/** `homeId`: the personal workspace, to which the tab switches. */
export function useLeaveWorkspace(workspaceId: string, homeId: string) {
  const { api } = useSource()
  const switchWorkspace = useSwitchWorkspace()
  return useOperation((_: undefined, idempotencyKey) => api.workspaces.leave(undefined, inWorkspace(workspaceId, idempotencyKey)), {
    onSuccess: () => switchWorkspace(homeId),
  })
}

/** `homeId`: the personal workspace, to which the tab switches. */
export function useDeleteWorkspace(workspaceId: string, homeId: string) {
  const { api } = useSource()
  const switchWorkspace = useSwitchWorkspace()
  return useOperation(
    (input: { name: string }, idempotencyKey) => withReauth(() => api.workspaces.delete(input, inWorkspace(workspaceId, idempotencyKey))),
    {
      onSuccess: () => switchWorkspace(homeId),
    },
  )
}
