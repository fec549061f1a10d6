import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { NotificationArea } from '#platform/shared/notifications.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { NotificationSummary } from '../contract.ts'

export type ListFilter = { unread: boolean; area: NotificationArea | null }

const PAGE = 20
/** The bell shows the newest ones. */
const NEWEST = 8

export const notificationsKey = (language: string) => [language, 'notifications'] as const

/** New notifications arrive at any time, so the number is read again whenever the window gets the focus. */
export const summaryQuery = ({ api, language }: Source) =>
  queryOptions({
    queryKey: [...notificationsKey(language), 'summary'],
    queryFn: () => api.notifications.summary(),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  })

export const newestQuery = ({ api, language }: Source) =>
  queryOptions({
    queryKey: [...notificationsKey(language), 'newest'],
    queryFn: async () => (await api.notifications.list({ limit: NEWEST })).items,
    staleTime: 0,
  })

export const listQuery = ({ api, language }: Source, { unread, area }: ListFilter) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey(language), 'list', unread, area],
    queryFn: ({ pageParam }) =>
      api.notifications.list({ limit: PAGE, unread, ...(area && { area }), ...(pageParam !== null && { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })

/** Every change answers with the new number; the lists are read again. */
function useChange() {
  const { language } = useSource()
  const client = useQueryClient()
  return async ({ unread, unseen }: NotificationSummary) => {
    client.setQueryData([...notificationsKey(language), 'summary'], { unread, unseen })
    await Promise.all(['newest', 'list'].map((part) => client.invalidateQueries({ queryKey: [...notificationsKey(language), part] })))
  }
}

/** The lists keep what is new in them until they are opened again. */
export function useSeeNotifications() {
  const { api, language } = useSource()
  const client = useQueryClient()
  return useOperation((_: undefined, idempotencyKey) => api.notifications.see(undefined, { context: { idempotencyKey } }), {
    onSuccess: (summary) => client.setQueryData([...notificationsKey(language), 'summary'], summary),
  })
}

export function useReadNotification() {
  const { api } = useSource()
  return useOperation((input: { id: string }, idempotencyKey) => api.notifications.read(input, { context: { idempotencyKey } }), {
    onSuccess: useChange(),
  })
}

export function useReadAllNotifications() {
  const { api } = useSource()
  return useOperation(
    (area: NotificationArea | null, idempotencyKey) => api.notifications.readAll(area ? { area } : {}, { context: { idempotencyKey } }),
    { onSuccess: useChange() },
  )
}

export function useClearNotifications() {
  const { api } = useSource()
  return useOperation(
    (area: NotificationArea | null, idempotencyKey) => api.notifications.clear(area ? { area } : {}, { context: { idempotencyKey } }),
    { onSuccess: useChange() },
  )
}

export function useRestoreNotifications() {
  const { api } = useSource()
  return useOperation(
    (input: { clearingId: string }, idempotencyKey) => api.notifications.restore(input, { context: { idempotencyKey } }),
    {
      onSuccess: useChange(),
    },
  )
}
