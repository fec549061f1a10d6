import { useQueryClient } from '@tanstack/react-query'
import { setActiveWorkspace } from '#platform/web/active-workspace.ts'
import { useSource } from '#platform/web/source.ts'
import { workspacesQuery } from './queries.ts'

/** Turns this tab to another workspace: its list is asked first, so that it is known by then. */
export function useGoOnIn(): (workspaceId: string) => Promise<void> {
  const source = useSource()
  const client = useQueryClient()
  return async (workspaceId) => {
    await client.invalidateQueries({ queryKey: workspacesQuery(source).queryKey })
    setActiveWorkspace(workspaceId)
    void client.invalidateQueries()
  }
}
