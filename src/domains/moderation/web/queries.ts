import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { withReauth } from '#domains/accounts/web/index.ts'
import type { CountQuery } from '#platform/web/administration.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenValues } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { ReportedRecord, ReportReason, ReportSort } from '../../reports/contract.ts'
import type { Action, SUSPENSION_DAYS } from '../contract/limits.ts'
import type { DecisionView } from '../contract.ts'

export type RecordRef = { type: string; id: string }
export type Days = (typeof SUSPENSION_DAYS)[number]
export type DecisionInput = RecordRef & { action: Action; reason?: ReportReason; text?: string; days?: Days }

export const queueTable = ({ api, language }: Source): TableQuery<ReportedRecord> => ({
  key: [language, 'admin', 'moderation', 'queue'],
  // New reports can arrive at any time.
  staleTime: 0,
  async page({ sort, filters, limit, cursor }) {
    const [reason] = chosenValues<ReportReason>(filters, 'reason')
    const [type] = chosenValues(filters, 'type')
    const [held] = chosenValues(filters, 'held')
    const { items, nextCursor, total } = await api.reports.admin.list({
      limit,
      ...(cursor && { cursor }),
      ...(sort && { sort: sort as ReportSort }),
      ...(reason && { reason }),
      ...(type && { type }),
      ...(held && { held: true }),
    })
    return { rows: items, nextCursor, total }
  },
})

/** The newest open records: where the keyboard goes on. */
export const nextCasesQuery = ({ api, language }: Source) =>
  queryOptions({
    queryKey: [language, 'admin', 'moderation', 'next'],
    queryFn: async () => (await api.reports.admin.list({ limit: 100 })).items.map(({ type, id }) => ({ type, id })),
    staleTime: 0,
  })

export const caseQuery = ({ api, language }: Source, record: RecordRef) =>
  queryOptions({
    queryKey: [language, 'admin', 'moderation', 'case', record.type, record.id],
    queryFn: () => api.moderation.cases.get(record),
    retry: false,
  })

export const logTable = ({ api, language }: Source): TableQuery<DecisionView> => ({
  key: [language, 'admin', 'moderation', 'log'],
  staleTime: 0,
  async page({ filters, limit, cursor }) {
    const [action] = chosenValues<Action>(filters, 'action')
    const [type] = chosenValues(filters, 'type')
    const [appealed] = chosenValues(filters, 'appealed')
    const { items, nextCursor, total } = await api.moderation.decisions.list({
      limit,
      ...(cursor && { cursor }),
      ...(action && { action }),
      ...(type && { type }),
      ...(appealed && { appealed: true }),
    })
    return { rows: items, nextCursor, total }
  },
})

export const appealsQuery = ({ api, language }: Source) =>
  queryOptions({
    queryKey: [language, 'admin', 'moderation', 'appeals'],
    queryFn: () => api.moderation.appeals.list({ limit: 100 }),
    staleTime: 0,
  })

export const decisionQuery = ({ api, language }: Source, ref: { id: string; token?: string }) =>
  queryOptions({
    queryKey: [language, 'moderation', 'decision', ref.id, ref.token ?? ''],
    queryFn: () => api.moderation.decisions.get(ref),
    retry: false,
  })

export const transparencyQuery = ({ api, language }: Source) =>
  queryOptions({ queryKey: [language, 'moderation', 'transparency'], queryFn: () => api.moderation.transparency.get() })

export function useOpenCaseCount(): CountQuery {
  const { api, language } = useSource()
  return useQuery({
    queryKey: [language, 'admin', 'moderation', 'count'],
    queryFn: async () => (await api.reports.admin.list({ limit: 1 })).total.count,
    staleTime: 0,
  })
}

export function useOpenAppealCount(): CountQuery {
  const { data, isError, refetch } = useQuery(appealsQuery(useSource()))
  return { data: data?.total.count, isError, refetch }
}

/** Everything that administrators see may change with a decision. */
function useAfterwards() {
  const client = useQueryClient()
  const { language } = useSource()
  return { onSuccess: () => client.invalidateQueries({ queryKey: [language, 'admin'] }) }
}

export const decide = ({ api }: Source, input: DecisionInput, idempotencyKey: string) =>
  withReauth(() => api.moderation.decisions.make(input, { context: { idempotencyKey } }))

type ManyInput = { records: readonly RecordRef[]; action: 'dismiss' | 'remove'; reason?: ReportReason; text?: string }

export const decideMany = ({ api }: Source, { records, ...input }: ManyInput, idempotencyKey: string) =>
  withReauth(() => api.moderation.decisions.makeMany({ records: [...records], ...input }, { context: { idempotencyKey } }))

export function useDecide() {
  const source = useSource()
  return useOperation((input: DecisionInput, idempotencyKey) => decide(source, input, idempotencyKey), useAfterwards())
}

export function useDecideAppeal() {
  const { api } = useSource()
  return useOperation(
    (input: { id: string; outcome: 'upheld' | 'reversed'; text: string }, idempotencyKey) =>
      withReauth(() => api.moderation.appeals.decide(input, { context: { idempotencyKey } })),
    useAfterwards(),
  )
}

export function useAppeal(ref: { id: string; token?: string }) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: { text: string }, idempotencyKey) =>
      source.api.moderation.decisions.appeal({ ...ref, ...input }, { context: { idempotencyKey } }),
    { onSuccess: (view) => client.setQueryData(decisionQuery(source, ref).queryKey, view) },
  )
}
