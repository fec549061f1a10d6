import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'
import type { EntryView } from '../contract.ts'

/** Key prefix of everything that shows posts. */
export const feedKey = (language: string) => [language, 'feed']
const PAGE = 20
/** A list keeps its place when the reader comes back to it; new posts wait behind the pill. */
const LIST = {
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
  staleTime: Infinity,
  gcTime: 30 * 60_000,
}

/** The pinned post stands first of all. */
const withPinned = ({ pinned, items, nextCursor }: { pinned: EntryView | null; items: EntryView[]; nextCursor: string | null }) => ({
  items: pinned ? [pinned, ...items] : items,
  nextCursor,
})

const asked = (cursor: string) => ({ limit: PAGE, ...(cursor && { cursor }) })

export const homeQuery = ({ api, language }: Source) =>
  infiniteQueryOptions({
    ...LIST,
    queryKey: [...feedKey(language), 'home'],
    queryFn: ({ pageParam }) => api.feed.home.list(asked(pageParam)),
  })

export const discoverQuery = ({ api, language }: Source) =>
  infiniteQueryOptions({
    ...LIST,
    queryKey: [...feedKey(language), 'discover'],
    queryFn: ({ pageParam }) => api.feed.discover.list(asked(pageParam)),
  })

/** Posts in all groups of the member. */
export const myGroupsQuery = ({ api, language }: Source) =>
  infiniteQueryOptions({
    ...LIST,
    queryKey: [...feedKey(language), 'groups'],
    queryFn: ({ pageParam }) => api.feed.groups.mine(asked(pageParam)),
  })

export const groupQuery = ({ api, language }: Source, groupId: string) =>
  infiniteQueryOptions({
    ...LIST,
    queryKey: [...feedKey(language), 'group', groupId],
    queryFn: async ({ pageParam }) => withPinned(await api.feed.groups.list({ groupId, ...asked(pageParam) })),
  })

/** Posts that wait for a moderator of the group; members get their own. */
export const waitingQuery = ({ api, language }: Source, groupId: string) =>
  infiniteQueryOptions({
    ...LIST,
    staleTime: 0,
    queryKey: [...feedKey(language), 'waiting', groupId],
    queryFn: ({ pageParam }) => api.feed.groups.waiting({ groupId, ...asked(pageParam) }),
  })

/** Groups to post in. */
export const writableGroupsQuery = ({ api, language }: Source) =>
  queryOptions({
    queryKey: [language, 'groups', 'writable'],
    queryFn: async () => (await api.groups.list({ scope: 'mine', limit: 50 })).items,
  })

export const tagQuery = ({ api, language }: Source, tag: string) =>
  infiniteQueryOptions({
    ...LIST,
    queryKey: [...feedKey(language), 'tag', tag],
    queryFn: ({ pageParam }) => api.feed.tags.list({ tag, ...asked(pageParam) }),
  })

export const bookmarksQuery = ({ api, language }: Source) =>
  infiniteQueryOptions({
    ...LIST,
    staleTime: 0,
    queryKey: [...feedKey(language), 'bookmarks'],
    queryFn: ({ pageParam }) => api.feed.bookmarks.list(asked(pageParam)),
  })

export const personQuery = ({ api, language }: Source, userId: string) =>
  infiniteQueryOptions({
    ...LIST,
    queryKey: [...feedKey(language), 'person', userId],
    queryFn: async ({ pageParam }) => withPinned(await api.feed.people.list({ userId, ...asked(pageParam) })),
  })

export const postQuery = ({ api, language }: Source, postId: string) =>
  queryOptions({ queryKey: [...feedKey(language), 'post', postId], queryFn: () => api.feed.posts.get({ postId }) })

export const historyQuery = ({ api, language }: Source, postId: string) =>
  queryOptions({ queryKey: [...feedKey(language), 'history', postId], queryFn: () => api.feed.posts.history({ postId }) })

/** How many entries came after the newest one on the screen: in a group, or from those whom the member follows. */
export const newsQuery = ({ api, language }: Source, since: string | undefined, groupId: string | null = null) =>
  queryOptions({
    queryKey: [language, 'feed-news', groupId, since],
    queryFn: () =>
      groupId === null ? api.feed.home.count({ since: since ?? '' }) : api.feed.groups.count({ groupId, since: since ?? '' }),
    enabled: since !== undefined,
    staleTime: 0,
    refetchInterval: 60_000,
  })

export const popularTagsQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'feed-tags'], queryFn: () => api.feed.tags.suggest({ limit: 8 }) })
