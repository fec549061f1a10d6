/** Queries and operations of payroll. Every query key begins with the language and the workspace. */
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenValues } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { RunStatus } from '../../contract/payroll-limits.ts'
import type { Adjustment, PayrollRun, PayslipView, PayView } from '../../contract.ts'

const payrollKey = ({ language }: Source, workspaceId: string) => [language, 'workspace', workspaceId, 'hr.payroll']

export const runTable = (source: Source, workspaceId: string): TableQuery<PayrollRun> => ({
  key: [...payrollKey(source, workspaceId), 'list'],
  async page({ cursor, limit, filters }) {
    const [status] = chosenValues<RunStatus>(filters, 'status')
    const asked = { limit, ...(cursor && { cursor }), ...(status && { status }) }
    const { items, ...page } = await source.api.hr.payroll.runs.list(asked, inWorkspace(workspaceId))
    return { rows: items, ...page }
  },
})

export const runQuery = (source: Source, workspaceId: string, runId: string) =>
  queryOptions({
    queryKey: [...payrollKey(source, workspaceId), 'one', runId],
    queryFn: () => source.api.hr.payroll.runs.get({ runId }, inWorkspace(workspaceId)),
    // The signal of a paid run may be lost while the device is offline.
    refetchInterval: ({ state }) => (state.data?.status === 'Processing' ? 2000 : false),
  })

export const slipTable = (source: Source, workspaceId: string, runId: string): TableQuery<PayslipView> => ({
  key: [...payrollKey(source, workspaceId), 'slips', runId],
  async page({ q, cursor, limit }) {
    const asked = { runId, limit, ...(q && { q }), ...(cursor && { cursor }) }
    const { items, ...page } = await source.api.hr.payroll.slips.list(asked, inWorkspace(workspaceId))
    return { rows: items, ...page }
  },
})

export const previewKey = (source: Source, workspaceId: string) => [...payrollKey(source, workspaceId), 'preview']

export const previewQuery = (source: Source, workspaceId: string, draft: { payPeriod: string; adjustments: Adjustment[] }) =>
  queryOptions({
    queryKey: [...previewKey(source, workspaceId), draft],
    queryFn: () => source.api.hr.payroll.runs.preview(draft, inWorkspace(workspaceId)),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  })

export const payQuery = (source: Source, workspaceId: string, employeeId: string) =>
  queryOptions({
    queryKey: [...payrollKey(source, workspaceId), 'pay', employeeId],
    queryFn: () => source.api.hr.pay.list({ employeeId }, inWorkspace(workspaceId)),
    staleTime: 0,
  })

export type RunInput = { payPeriod: string; paymentDate: string; adjustments: Adjustment[]; expectedTotalMinor?: number }

export function useCreateRun(workspaceId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: RunInput, idempotencyKey) => source.api.hr.payroll.runs.create(input, inWorkspace(workspaceId, idempotencyKey)),
    { onSuccess: () => client.invalidateQueries({ queryKey: payrollKey(source, workspaceId) }) },
  )
}

export function useCancelRun(workspaceId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (runId: string, idempotencyKey) => source.api.hr.payroll.runs.cancel({ runId }, inWorkspace(workspaceId, idempotencyKey)),
    { onSuccess: () => client.invalidateQueries({ queryKey: payrollKey(source, workspaceId) }) },
  )
}

export type SetPayInput = { employeeId: string; startsOn: string; yearlyMinor: number; version: number }

/** Answers with the pay as it is saved; the server's reply has no amounts. */
export function useSetPay(workspaceId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<SetPayInput, PayView>(
    async (input, idempotencyKey) => {
      const { version } = await source.api.hr.pay.set(input, inWorkspace(workspaceId, idempotencyKey))
      return { startsOn: input.startsOn, yearly: { amountMinor: input.yearlyMinor, currency: BASE_CURRENCY }, version }
    },
    { onSuccess: () => client.invalidateQueries({ queryKey: payrollKey(source, workspaceId) }) },
  )
}

export function useRemovePay(workspaceId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (input: { employeeId: string; startsOn: string }, idempotencyKey) =>
      source.api.hr.pay.remove(input, inWorkspace(workspaceId, idempotencyKey)),
    { onSuccess: () => client.invalidateQueries({ queryKey: payrollKey(source, workspaceId) }) },
  )
}
