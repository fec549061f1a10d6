/** Queries and operations of administrators on pages. */
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query'
import { withReauth } from '#domains/accounts/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { PageSlug } from '../../contract/limits.ts'
import type { DraftView } from '../../contract.ts'
import { useRefreshPublished } from '../queries.ts'

type Admin = Source['api']['pages']['admin']

const KEY = ['admin', 'pages']

export const pagesQuery = ({ api }: Source) =>
  queryOptions({ queryKey: [...KEY, 'list'], queryFn: async () => (await api.pages.admin.list()).items, staleTime: 0 })

export const draftQuery = ({ api }: Source, slug: PageSlug) =>
  queryOptions({ queryKey: [...KEY, slug, 'draft'], queryFn: () => api.pages.admin.get({ slug }), staleTime: 0 })

export const versionsQuery = ({ api }: Source, slug: PageSlug) =>
  infiniteQueryOptions({
    queryKey: [...KEY, slug, 'versions'],
    queryFn: ({ pageParam }) => api.pages.admin.versions.list({ slug, limit: 12, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

export const versionQuery = ({ api }: Source, slug: PageSlug, number: number) =>
  queryOptions({ queryKey: [...KEY, slug, 'version', number], queryFn: () => api.pages.admin.versions.get({ slug, number }) })

export function useUpdatePage() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Admin['update']>[0], idempotencyKey) => api.pages.admin.update(input, { context: { idempotencyKey } }),
    { onSuccess: useSaved() },
  )
}

export function usePublishPage() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Admin['publish']>[0], idempotencyKey) =>
      withReauth(() => api.pages.admin.publish(input, { context: { idempotencyKey } })),
    { onSuccess: usePublished() },
  )
}

export function useUnpublishPage() {
  const { api } = useSource()
  return useOperation(
    (input: Parameters<Admin['unpublish']>[0], idempotencyKey) =>
      withReauth(() => api.pages.admin.unpublish(input, { context: { idempotencyKey } })),
    { onSuccess: usePublished() },
  )
}

function useSaved() {
  const client = useQueryClient()
  return (draft: DraftView) => client.setQueryData([...KEY, draft.slug, 'draft'], draft)
}

function usePublished() {
  const client = useQueryClient()
  const saved = useSaved()
  const refresh = useRefreshPublished()
  return async (draft: DraftView) => {
    saved(draft)
    await Promise.all([
      refresh(),
      client.invalidateQueries({ queryKey: [...KEY, draft.slug, 'versions'] }),
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[1] === 'pages' && queryKey[2] === draft.slug }),
    ])
  }
}
