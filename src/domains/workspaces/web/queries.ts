import { queryOptions, useQuery } from '@tanstack/react-query'
import { useActiveWorkspace } from '#platform/web/active-workspace.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { WorkspaceView } from '../contract.ts'

/** All I am a person of, my personal one first. */
export const workspacesQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'workspaces'], queryFn: async () => (await api.workspaces.list()).workspaces })

/** The workspace of this tab: the chosen one while it is mine, else my personal one; null until it is known. */
export function useWorkspace(): WorkspaceView | null {
  const chosen = useActiveWorkspace()
  const { data = [] } = useQuery(workspacesQuery(useSource()))
  return data.find(({ id }) => id === chosen) ?? data[0] ?? null
}
