import { infiniteQueryOptions, useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { ReportReason } from '../../../reports/contract.ts'
import { toErrors } from '../many.ts'
import type { RecordRef } from '../queries.ts'

const PAGE = 20

export const groupReportsQuery = ({ api, language }: Source, groupId: string) =>
  infiniteQueryOptions({
    queryKey: [language, 'moderation', 'group', groupId],
    queryFn: ({ pageParam }) => api.moderation.groups.list({ groupId, limit: PAGE, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // New reports can arrive at any time.
    staleTime: 0,
  })

type Decision = { records: readonly RecordRef[]; action: 'dismiss' | 'remove'; reason?: ReportReason; text?: string }

/** Returns the errors of single records by row. One record alone fails as a whole. */
export function useDecideInGroup(groupId: string) {
  const source = useSource()
  const { groups } = source.api.moderation
  const client = useQueryClient()
  return useOperation(
    async ({ records, ...decision }: Decision, idempotencyKey) => {
      const [record] = records
      const options = { context: { idempotencyKey } }
      if (!record || records.length > 1) return toErrors(await groups.decideMany({ groupId, records: [...records], ...decision }, options))
      await groups.decide({ groupId, ...record, ...decision }, options)
      return new Map<string, unknown>()
    },
    { onSuccess: () => client.invalidateQueries({ queryKey: groupReportsQuery(source, groupId).queryKey }) },
  )
}
