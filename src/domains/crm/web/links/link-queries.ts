import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { BusinessView } from '../../contract.ts'

export const actsQuery = (source: Source, workspaceId: string, contactId: string) =>
  infiniteQueryOptions({
    queryKey: [source.language, 'workspace', workspaceId, 'crm', 'acts', contactId],
    queryFn: ({ pageParam }) => source.api.crm.acts.list({ contactId, ...(pageParam && { cursor: pageParam }) }, inWorkspace(workspaceId)),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

export const businessesQuery = (source: Source) =>
  infiniteQueryOptions({
    queryKey: [source.language, 'crm.businesses'],
    queryFn: ({ pageParam }) => source.api.crm.businesses.list(pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

export type Choice = { workspaceId: string; refused?: boolean; showsPosts?: boolean }

export function useUpdateBusiness() {
  const { api, language } = useSource()
  const client = useQueryClient()
  return useOperation<Choice, BusinessView>(
    (choice, idempotencyKey) => api.crm.businesses.update(choice, { context: { idempotencyKey } }),
    {
      onSuccess: () => client.invalidateQueries({ queryKey: [language, 'crm.businesses'] }),
    },
  )
}
