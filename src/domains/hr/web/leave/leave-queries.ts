/** Queries and operations of leave. Every query key begins with the language and the workspace. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import type { Choice } from '#platform/web/inputs/use-choices.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenValues } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { LeaveStatus, LeaveType } from '../../contract/leave-limits.ts'
import type { LeaveInput, LeaveRequestView, LeaveSpan } from '../../contract.ts'

export const leaveKey = ({ language }: Source, workspaceId: string) => [language, 'workspace', workspaceId, 'hr.leave']

/** `employeeId`: of one employee. */
export const leaveTable = (source: Source, workspaceId: string, employeeId?: string): TableQuery<LeaveRequestView> => ({
  key: [...leaveKey(source, workspaceId), 'list', employeeId ?? null],
  async page({ q, cursor, limit, filters }) {
    const [status] = chosenValues<LeaveStatus>(filters, 'status')
    const [type] = chosenValues<LeaveType>(filters, 'type')
    const asked = {
      limit,
      ...(q && { q }),
      ...(cursor && { cursor }),
      ...(status && { status }),
      ...(type && { type }),
      ...(employeeId && { employeeId }),
    }
    const { items, ...page } = await source.api.hr.leave.requests.list(asked, inWorkspace(workspaceId))
    return { rows: items, ...page }
  },
})

export const leaveRequestQuery = (source: Source, workspaceId: string, requestId: string) =>
  queryOptions({
    queryKey: [...leaveKey(source, workspaceId), 'one', requestId],
    queryFn: () => source.api.hr.leave.requests.get({ requestId }, inWorkspace(workspaceId)),
    // Others decide as well.
    staleTime: 0,
  })

export const leaveCountQuery = (source: Source, workspaceId: string, span: LeaveSpan) =>
  queryOptions({
    // Not below the key of leave: once the request is there, the same days would overlap with it.
    queryKey: [source.language, 'workspace', workspaceId, 'hr.leaveCount', span],
    staleTime: 0,
    queryFn: () => source.api.hr.leave.requests.count(span, inWorkspace(workspaceId)),
    retry: false,
  })

export type CountQuery = ReturnType<typeof leaveCountQuery>

export const employeeSearch =
  ({ api }: Source, workspaceId: string) =>
  async (q: string): Promise<Choice[]> => {
    const { items } = await api.hr.employees.list({ limit: 20, ...(q && { q }) }, inWorkspace(workspaceId))
    return items.map(({ id, name, department }) => ({ id, title: name, ...(department && { detail: department }) }))
  }

/** An operation after which all leave is read again. */
export function useLeaveOperation<Input, Reply>(
  workspaceId: string,
  send: (api: Source['api']['hr']['leave'], input: Input, here: ReturnType<typeof inWorkspace>) => Promise<Reply>,
) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<Input, Reply>((input, key) => send(source.api.hr.leave, input, inWorkspace(workspaceId, key)), {
    onSuccess: () => client.invalidateQueries({ queryKey: leaveKey(source, workspaceId) }),
  })
}

export const useCreateLeaveRequest = (workspaceId: string) =>
  useLeaveOperation<LeaveInput, LeaveRequestView>(workspaceId, (api, input, here) => api.requests.create(input, here))

export const useCancelLeaveRequest = (workspaceId: string) =>
  useLeaveOperation<{ requestId: string }, LeaveRequestView>(workspaceId, (api, input, here) => api.requests.cancel(input, here))

export type LeaveDecision = { requestId: string; note: string }

export const useDecideLeaveRequest = (workspaceId: string, decision: 'approve' | 'reject') =>
  useLeaveOperation<LeaveDecision, LeaveRequestView>(workspaceId, (api, input, here) => api.requests[decision](input, here))
