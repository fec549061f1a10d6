import { queryOptions } from '@tanstack/react-query'
import type { Source } from '#platform/web/source.ts'

const LOOK_AGAIN_MS = 3000

/** Looks again while an archive is being made. */
export const exportsQuery = ({ api, language }: Source) =>
  queryOptions({
    queryKey: [language, 'accounts', 'exports'],
    queryFn: async () => (await api.accounts.exports.list()).exports,
    refetchInterval: ({ state }) => (state.data?.some((made) => made.state === 'preparing') ? LOOK_AGAIN_MS : false),
  })

/** Always as it is now: an obligation may just have been met. */
export const deletionQuery = ({ api, language }: Source) =>
  queryOptions({
    queryKey: [language, 'accounts', 'deletion'],
    queryFn: async () => (await api.accounts.deletion.check()).obligations,
    staleTime: 0,
    gcTime: 0,
  })

/** Where an archive lies that is ready. */
export const archivePath = (exportId: string) => `/account/exports/${exportId}.zip`
