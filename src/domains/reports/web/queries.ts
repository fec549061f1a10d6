import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { ReportReason } from '../contract/limits.ts'

type RecordRef = { type: string; id: string }

/** Whether the member has an open report of a record. */
export const ownReportQuery = ({ api, language }: Source, { type, id }: RecordRef) =>
  queryOptions({
    queryKey: [language, 'reports', 'mine', type, id],
    queryFn: async () => (await api.reports.mine({ type, ids: [id] })).ids.includes(id),
  })

export function useSubmitReport(record: RecordRef) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: { reason: ReportReason; note: string }, idempotencyKey) =>
      source.api.reports.submit({ ...record, ...input }, { context: { idempotencyKey } }),
    { onSuccess: () => client.setQueryData(ownReportQuery(source, record).queryKey, true) },
  )
}

export const reportedRecordQuery = ({ api, language }: Source, record: RecordRef) =>
  queryOptions({
    queryKey: [language, 'admin', 'reports', 'one', record.type, record.id],
    queryFn: () => api.reports.admin.get(record),
    retry: false,
  })
