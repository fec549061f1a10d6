import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'
import { inWorkspace } from '../in-workspace.ts'

const PAGE = 50

export const membersQuery = ({ api, language }: Source, workspaceId: string) =>
  infiniteQueryOptions({
    queryKey: [language, 'workspace', workspaceId, 'members'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) => api.workspaces.members.list({ limit: PAGE, ...(cursor && { cursor }) }, inWorkspace(workspaceId)),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
