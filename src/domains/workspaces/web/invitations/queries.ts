import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'
import { inWorkspace } from '../in-workspace.ts'

const PAGE = 50

/** Open and expired invitations, newest first. */
export const invitationsQuery = ({ api, language }: Source, workspaceId: string) =>
  infiniteQueryOptions({
    queryKey: [language, 'workspace', workspaceId, 'invitations'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) =>
      api.workspaces.invitations.list({ limit: PAGE, ...(cursor && { cursor }) }, inWorkspace(workspaceId)),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

/** Open invitations to the member's confirmed email. New ones arrive at any time. */
export const receivedQuery = ({ api, language }: Source) =>
  infiniteQueryOptions({
    queryKey: [language, 'invitations', 'received'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) => api.workspaces.receivedInvitations.list({ limit: PAGE, ...(cursor && { cursor }) }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })

/**
 * The invitation behind a link. It is never cached, because the link may have been used; it is not refetched after the user has accepted
 * it.
 */
export const previewQuery = ({ api, language }: Source, token: string) =>
  queryOptions({
    queryKey: [language, 'invitation', token],
    queryFn: () => api.workspaces.invitations.preview({ token }),
    enabled: ({ state }) => state.data === undefined,
    staleTime: 0,
    gcTime: 0,
  })
