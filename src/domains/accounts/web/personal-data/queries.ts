import { queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'

const REFETCH_MS = 3000

/** Refetches while an archive is being prepared. */
export const exportsQuery = ({ api, language }: Source) =>
  queryOptions({
    queryKey: [language, 'accounts', 'exports'],
    queryFn: async () => (await api.accounts.exports.list()).exports,
    refetchInterval: ({ state }) => (state.data?.some((made) => made.state === 'preparing') ? REFETCH_MS : false),
  })

/** Never cached: an obligation may have been resolved a moment ago. */
export const deletionQuery = ({ api, language }: Source) =>
  queryOptions({
    queryKey: [language, 'accounts', 'deletion'],
    queryFn: async () => (await api.accounts.deletion.check()).obligations,
    staleTime: 0,
    gcTime: 0,
  })

/** Download path of a ready archive. */
export const archivePath = (exportId: string) => `/account/exports/${exportId}.zip`
