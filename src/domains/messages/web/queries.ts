import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'

export type Folder = 'inbox' | 'requests'
export type ListFilter = { folder: Folder; unread: boolean; q: string }

const PAGE = 30

export const messagesKey = (language: string) => [language, 'messages'] as const
export const conversationKey = (language: string, conversationId: string) =>
  [...messagesKey(language), 'conversation', conversationId] as const

/** Messages arrive at any time, so the numbers are read again whenever the window gets the focus. */
export const summaryQuery = ({ api, language }: Source) =>
  queryOptions({
    queryKey: [...messagesKey(language), 'summary'],
    queryFn: () => api.messages.summary(),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

export const conversationsQuery = ({ api, language }: Source, { folder, unread, q }: ListFilter) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey(language), 'conversations', folder, unread, q],
    queryFn: ({ pageParam, signal }) =>
      api.messages.conversations.list(
        { folder, unread, limit: PAGE, ...(q && { q }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    gcTime: Number.POSITIVE_INFINITY,
  })

export const conversationQuery = ({ api, language }: Source, conversationId: string) =>
  queryOptions({
    queryKey: conversationKey(language, conversationId),
    queryFn: () => api.messages.conversations.get({ conversationId }),
    staleTime: 0,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Messages with these words, in all conversations or in one. */
export const foundQuery = ({ api, language }: Source, q: string, conversationId?: string) =>
  infiniteQueryOptions({
    queryKey: [...messagesKey(language), 'found', q, conversationId ?? null],
    queryFn: ({ pageParam, signal }) =>
      api.messages.search(
        { q, limit: PAGE, ...(conversationId && { conversationId }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })

export const settingsQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [...messagesKey(language), 'settings'], queryFn: () => api.messages.settings.get() })
