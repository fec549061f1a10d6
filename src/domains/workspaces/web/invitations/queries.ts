import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'
import { inWorkspace } from '../in-workspace.ts'

const PAGE = 50

/** Not accepted and not revoked, the newest first. */
export const invitationsQuery = ({ api, language }: Source, workspaceId: string) =>
  infiniteQueryOptions({
    queryKey: [language, 'workspace', workspaceId, 'invitations'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) =>
      api.workspaces.invitations.list({ limit: PAGE, ...(cursor && { cursor }) }, inWorkspace(workspaceId)),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

/** What the bearer of a link sees. Never kept, as the link may have been used meanwhile; not asked again by whoever just used it. */
export const previewQuery = ({ api, language }: Source, token: string) =>
  queryOptions({
    queryKey: [language, 'invitation', token],
    queryFn: () => api.workspaces.invitations.preview({ token }),
    enabled: ({ state }) => state.data === undefined,
    staleTime: 0,
    gcTime: 0,
  })
