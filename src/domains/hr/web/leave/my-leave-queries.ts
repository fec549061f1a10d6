/** Queries and operations of the leave of linked members, and of those who report to them. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import type { LeaveCount } from '../../contract/leave.ts'
import type { LeaveInput, LeaveSpan } from '../../contract.ts'
import type { LeaveDecision } from './leave-queries.ts'

const leaveKey = ({ language }: Source) => [language, 'hr.employments', 'leave']

export const myBalancesQuery = (source: Source, employeeId: string) =>
  queryOptions({
    queryKey: [...leaveKey(source), 'balances', employeeId],
    queryFn: () => source.api.hr.myLeave.balances({ employeeId }),
    // Others decide as well.
    staleTime: 0,
  })

export const myLeaveListKey = (source: Source, employeeId: string) => [...leaveKey(source), 'list', employeeId]

export const myLeaveCountQuery = (source: Source, span: LeaveSpan) =>
  queryOptions({
    // Not below the key of leave: once the request is there, the same days would overlap with it.
    queryKey: [source.language, 'hr.employments', 'leaveCount', span],
    staleTime: 0,
    queryFn: async (): Promise<LeaveCount> => ({ ...(await source.api.hr.myLeave.count(span)), clashes: [] }),
    retry: false,
  })

export const teamLeaveQuery = (source: Source) =>
  queryOptions({ queryKey: [...leaveKey(source), 'team'], queryFn: () => source.api.hr.teamLeave.list({}), staleTime: 0 })

type Context = { context: { idempotencyKey: string } }

function useMyLeaveOperation<Input, Reply>(send: (api: Source['api']['hr'], input: Input, here: Context) => Promise<Reply>) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<Input, Reply>((input, idempotencyKey) => send(source.api.hr, input, { context: { idempotencyKey } }), {
    onSuccess: () => client.invalidateQueries({ queryKey: leaveKey(source) }),
  })
}

export const useCreateMyLeave = () => useMyLeaveOperation((api, input: LeaveInput, here) => api.myLeave.create(input, here))

export const useCancelMyLeave = () =>
  useMyLeaveOperation((api, input: { employeeId: string; requestId: string }, here) => api.myLeave.cancel(input, here))

export const useDecideTeamLeave = (decision: 'approve' | 'reject') =>
  useMyLeaveOperation((api, input: LeaveDecision, here) => api.teamLeave[decision](input, here))
