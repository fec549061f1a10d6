import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { groupsKey } from '../queries.ts'

const PAGE = 24

const filesKey = (language: string) => [...groupsKey(language), 'files'] as const

export const filesQuery = ({ api, language }: Source, groupId: string, q: string) =>
  infiniteQueryOptions({
    queryKey: [...filesKey(language), groupId, q],
    queryFn: ({ pageParam, signal }) =>
      api.groups.files.list({ groupId, limit: PAGE, ...(q && { q }), ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })

export function useReloadFiles() {
  const { language } = useSource()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: filesKey(language) })
}

export function useDeleteFile() {
  const { api } = useSource()
  const reload = useReloadFiles()
  return useOperation((fileId: string, idempotencyKey) => api.groups.files.delete({ fileId }, { context: { idempotencyKey } }), {
    onSuccess: reload,
  })
}
