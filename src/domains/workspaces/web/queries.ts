import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { activeWorkspace, setActiveWorkspace, useActiveWorkspace } from '#platform/web/active-workspace.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { WorkspaceView } from '../contract.ts'
import { inWorkspace } from './in-workspace.ts'

/** All I am a person of, my personal one first. */
export const workspacesQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'workspaces'], queryFn: async () => (await api.workspaces.list()).workspaces })

/** The first people of a workspace, to see whether somebody is alone in it. */
export const companyQuery = ({ api, language }: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [language, 'workspace', workspaceId, 'company'],
    queryFn: async () => (await api.workspaces.members.list({ limit: 2 }, inWorkspace(workspaceId))).members,
  })

/** The workspace of this tab; null until it is known. */
export function useWorkspace(): WorkspaceView | null {
  const chosen = useActiveWorkspace()
  const { data = [] } = useQuery(workspacesQuery(useSource()))
  return data.find(({ id }) => id === chosen) ?? data[0] ?? null
}

/**
 * From now on this tab works in a workspace that is mine: the one it worked in while it still is, else a business, my own before
 * others', else my personal one.
 */
export async function settleWorkspace({ client, ...source }: Source & { client: QueryClient }): Promise<void> {
  const mine = await client.ensureQueryData({ ...workspacesQuery(source), revalidateIfStale: true })
  if (mine.some(({ id }) => id === activeWorkspace())) return
  const businesses = mine.filter(({ kind }) => kind !== 'personal')
  const first = businesses.find(({ role }) => role === 'owner') ?? businesses[0] ?? mine[0]
  if (first) setActiveWorkspace(first.id)
}
