import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'
import type { PageRequest, TableQuery } from '#platform/web/table/table.ts'
import type { Role } from '../contract/limits.ts'

const PAGE = 24

export type Scope = 'mine' | 'invited' | 'discover'

/** Key prefix of all that the member sees of groups. */
export const groupsKey = (language: string) => [language, 'groups'] as const

export const groupQuery = ({ api, language }: Source, groupId: string) =>
  queryOptions({ queryKey: [...groupsKey(language), 'group', groupId], queryFn: () => api.groups.get({ groupId }), staleTime: 0 })

export const groupsQuery = ({ api, language }: Source, scope: Scope, q: string) =>
  infiniteQueryOptions({
    queryKey: [...groupsKey(language), 'list', scope, q],
    queryFn: ({ pageParam, signal }) =>
      api.groups.list({ scope, limit: PAGE, ...(q && { q }), ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })

export const personGroupsQuery = ({ api, language }: Source, userId: string) =>
  infiniteQueryOptions({
    queryKey: [...groupsKey(language), 'ofPerson', userId],
    queryFn: ({ pageParam, signal }) => api.groups.ofPerson({ userId, limit: PAGE, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

/** A person of a group in one of its lists. */
export type Row = { id: string; username: string; name: string; avatarUrl: string | null; at: string; role: Role | null; note: string }

export type PeopleList = 'members' | 'requests' | 'invitations' | 'bans'

const asked = ({ q, cursor, limit }: PageRequest) => ({ limit, ...(q && { q }), ...(cursor && { cursor }) })

/** `list` in these lists: groups.members, groups.requests, groups.invitations, groups.bans. */
export const peopleTable = ({ api, language }: Source, list: PeopleList, groupId: string): TableQuery<Row> => ({
  key: [...groupsKey(language), list, groupId],
  staleTime: 0,
  page: async (page) => {
    const input = { groupId, ...asked(page) }
    if (list === 'members') {
      const { items, ...rest } = await api.groups.members.list(input)
      return { rows: items.map((item): Row => ({ ...item, at: item.joinedAt, note: '' })), ...rest }
    }
    if (list === 'requests') {
      const { items, ...rest } = await api.groups.requests.list(input)
      return { rows: items.map((item): Row => ({ ...item, at: item.askedAt, role: null })), ...rest }
    }
    if (list === 'bans') {
      const { items, ...rest } = await api.groups.bans.list(input)
      return { rows: items.map((item): Row => ({ ...item, at: item.bannedAt, role: null, note: '' })), ...rest }
    }
    const { items, ...rest } = await api.groups.invitations.list(input)
    return { rows: items.map((item): Row => ({ ...item, at: item.invitedAt, role: null, note: '' })), ...rest }
  },
})
