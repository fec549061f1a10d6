import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useMe } from '#domains/accounts/web/index.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { PageRequest, TableQuery } from '#platform/web/table/table.ts'
import type { PersonView } from '../contract.ts'

/** Key prefix of all that the member sees of the network. */
export const networkKey = (language: string) => [language, 'network']

export const profileQuery = ({ api, language }: Source, username: string) =>
  queryOptions({
    queryKey: [...networkKey(language), 'profile', username.toLowerCase()],
    queryFn: () => api.network.profiles.get({ username }),
  })

export const overviewQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [...networkKey(language), 'overview'], queryFn: () => api.network.overview.get() })

const neverChanges = () => () => {}

/** Whether pages that are the same for everybody show people whom this member must not see; false until they are hydrated. */
export function useHidesPeople(): boolean {
  const me = useMe()
  const { data } = useQuery({ ...overviewQuery(useSource()), enabled: me !== null })
  const hides = data?.hidesPeople ?? false
  // Not by useHydrated, which renders everybody's page once more: parts of it that are still loading would disappear for a moment.
  return useSyncExternalStore(
    neverChanges,
    () => hides,
    () => false,
  )
}

export const settingsQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [...networkKey(language), 'settings'], queryFn: () => api.network.settings.get() })

/** A person with what their list says about them. */
export type Row = PersonView & { note?: string; at: string }

const asked = ({ q, cursor, limit }: PageRequest) => ({ limit, ...(q && { q }), ...(cursor && { cursor }) })

type Reply<Item> = { items: Item[]; nextCursor: string | null; total: { count: number; exact: boolean } }

function toRows<Item extends PersonView>({ items, nextCursor, total }: Reply<Item>, timeOf: (item: Item) => string) {
  return { rows: items.map((item): Row => ({ ...item, at: timeOf(item) })), nextCursor, total }
}

export const peopleTable = ({ api, language }: Source, username: string, kind: 'followers' | 'following'): TableQuery<Row> => ({
  key: [...networkKey(language), 'people', username.toLowerCase(), kind],
  page: async (page) => toRows(await api.network.people.list({ username, kind, ...asked(page) }), ({ since }) => since),
})

export const requestsTable = ({ api, language }: Source, direction: 'received' | 'sent'): TableQuery<Row> => ({
  key: [...networkKey(language), 'requests', direction],
  staleTime: 0,
  page: async (page) => toRows(await api.network.requests.list({ direction, ...asked(page) }), ({ sentAt }) => sentAt),
})

export const restrictionsTable = ({ api, language }: Source, kind: 'blocked' | 'muted'): TableQuery<Row> => ({
  key: [...networkKey(language), 'restrictions', kind],
  page: async (page) => toRows(await api.network.restrictions.list({ kind, ...asked(page) }), ({ since }) => since),
})

export const suggestionsQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [...networkKey(language), 'suggestions'], queryFn: () => api.network.suggestions.list({}) })

/** People whose name begins like this. */
export const completionQuery = ({ api, language }: Source, typed: string) =>
  queryOptions({
    queryKey: [...networkKey(language), 'completion', typed.toLowerCase()],
    queryFn: () => api.network.complete({ q: typed }),
  })
