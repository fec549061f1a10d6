import { useQueryClient } from '@tanstack/react-query'
import { setActiveWorkspace } from '#platform/web/active-workspace.ts'
import { useSource } from '#platform/web/source.ts'
import { workspacesQuery } from './queries.ts'

/** Switches this tab to another workspace. The list is refetched first, so that a new workspace is known. */
export function useSwitchWorkspace(): (workspaceId: string) => Promise<void> {
  const source = useSource()
  const client = useQueryClient()
  return async (workspaceId) => {
    await client.invalidateQueries({ queryKey: workspacesQuery(source).queryKey })
    setActiveWorkspace(workspaceId)
    void client.invalidateQueries()
  }
}
