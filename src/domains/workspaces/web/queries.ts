import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { activeWorkspace, setActiveWorkspace, useActiveWorkspace } from '#platform/web/active-workspace.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { WorkspaceView } from '../contract.ts'
import { inWorkspace } from './in-workspace.ts'

/** The user's workspaces, the personal one first. */
export const workspacesQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'workspaces'], queryFn: async () => (await api.workspaces.list()).workspaces })

/** The first two members of a workspace, to see whether the user is alone in it. */
export const firstMembersQuery = ({ api, language }: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [language, 'workspace', workspaceId, 'company'],
    queryFn: async () => (await api.workspaces.members.list({ limit: 2 }, inWorkspace(workspaceId))).members,
  })

/** The current workspace of this tab; null until it is known. */
export function useWorkspace(): WorkspaceView | null {
  const chosen = useActiveWorkspace()
  const { data = [] } = useQuery(workspacesQuery(useSource()))
  return data.find(({ id }) => id === chosen) ?? data[0] ?? null
}

/**
 * Selects the workspace of this tab: the previous one if the user is still a member, else a business (an owned one first), else the
 * personal workspace.
 */
export async function selectWorkspace({ client, ...source }: Source & { client: QueryClient }): Promise<void> {
  const mine = await client.ensureQueryData({ ...workspacesQuery(source), revalidateIfStale: true })
  if (mine.some(({ id }) => id === activeWorkspace())) return
  const businesses = mine.filter(({ kind }) => kind !== 'personal')
  const first = businesses.find(({ role }) => role === 'owner') ?? businesses[0] ?? mine[0]
  if (first) setActiveWorkspace(first.id)
}
