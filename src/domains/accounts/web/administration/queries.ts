import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'
import type { AccountFilters } from './filters.ts'

const PAGE = 50
const firstPage: string | undefined = undefined

export const accountsQuery = ({ api, language }: Source, filters: AccountFilters) =>
  infiniteQueryOptions({
    queryKey: [language, 'admin', 'accounts', filters],
    initialPageParam: firstPage as string | undefined,
    queryFn: ({ pageParam: cursor }) => api.accounts.admin.users.list({ limit: PAGE, ...filters, ...(cursor && { cursor }) }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

export const accountQuery = ({ api, language }: Source, id: string) =>
  queryOptions({ queryKey: [language, 'admin', 'account', id], queryFn: () => api.accounts.admin.users.get({ id }) })

/** Of everything, or of what was done to one thing. */
export const auditQuery = ({ api, language }: Source, subjectId?: string) =>
  infiniteQueryOptions({
    queryKey: [language, 'admin', 'audit', subjectId ?? null],
    initialPageParam: firstPage as string | undefined,
    queryFn: ({ pageParam: cursor }) =>
      api.accounts.admin.audit.list({ limit: PAGE, ...(subjectId && { subjectId }), ...(cursor && { cursor }) }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // An act is in the log at once, whoever did it.
    staleTime: 0,
  })

export const platformSettingsQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'admin', 'settings'], queryFn: () => api.accounts.admin.settings.get() })
