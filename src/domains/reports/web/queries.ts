import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { withReauth } from '#domains/accounts/web/index.ts'
import type { CountQuery } from '#platform/web/domain.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenValues } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { ReportReason } from '../contract/limits.ts'
import type { ReportedRecord, ReportSort } from '../contract.ts'

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

export const reportsTable = ({ api, language }: Source): TableQuery<ReportedRecord> => ({
  key: [language, 'admin', 'reports', 'list'],
  // New reports can arrive at any time.
  staleTime: 0,
  async page({ sort, filters, limit, cursor }) {
    const [reason] = chosenValues<ReportReason>(filters, 'reason')
    const [type] = chosenValues(filters, 'type')
    const { items, nextCursor, total } = await api.reports.admin.list({
      limit,
      ...(cursor && { cursor }),
      ...(sort && { sort: sort as ReportSort }),
      ...(reason && { reason }),
      ...(type && { type }),
    })
    return { rows: items, nextCursor, total }
  },
})

export const reportedRecordQuery = ({ api, language }: Source, record: RecordRef) =>
  queryOptions({
    queryKey: [language, 'admin', 'reports', 'one', record.type, record.id],
    queryFn: () => api.reports.admin.get(record),
    retry: false,
  })

/** Number of records with open reports. */
export function useOpenReportCount(): CountQuery {
  const { api, language } = useSource()
  return useQuery({
    queryKey: [language, 'admin', 'reports', 'count'],
    queryFn: async () => (await api.reports.admin.list({ limit: 1 })).total.count,
    staleTime: 0,
  })
}

export function useDismissReports() {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (record: RecordRef, idempotencyKey) => withReauth(() => source.api.reports.admin.dismiss(record, { context: { idempotencyKey } })),
    { onSuccess: () => client.invalidateQueries({ queryKey: [source.language, 'admin'] }) },
  )
}
