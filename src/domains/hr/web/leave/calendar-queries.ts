/** Queries and operations of the working calendar, the team calendar and balances. */
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenValues } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { BalanceType } from '../../contract/leave-limits.ts'
import type { BalanceRecord, CalendarSettings, CalendarView, EmployeeBalances } from '../../contract.ts'
import { leaveKey, useLeaveOperation } from './leave-queries.ts'

export const calendarQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...leaveKey(source, workspaceId), 'calendar'],
    queryFn: () => source.api.hr.calendar.get({}, inWorkspace(workspaceId)),
    // A form must start with the current version.
    staleTime: 0,
  })

export const teamQuery = (source: Source, workspaceId: string, month: string, department: string) =>
  queryOptions({
    queryKey: [...leaveKey(source, workspaceId), 'team', month, department],
    queryFn: () => source.api.hr.leave.team({ month, ...(department && { department }) }, inWorkspace(workspaceId)),
  })

export const balanceQuery = (source: Source, workspaceId: string, employeeId: string, year: number) =>
  queryOptions({
    queryKey: [...leaveKey(source, workspaceId), 'balance', employeeId, year],
    queryFn: () => source.api.hr.leave.balances.get({ employeeId, year }, inWorkspace(workspaceId)),
  })

/** Without a chosen year, of the current one. */
export const balanceTable = (source: Source, workspaceId: string): TableQuery<EmployeeBalances> => ({
  key: [...leaveKey(source, workspaceId), 'balances'],
  async page({ q, cursor, limit, filters }) {
    const [year] = chosenValues(filters, 'year')
    const asked = { limit, year: year ? Number(year) : new Date().getFullYear(), ...(q && { q }), ...(cursor && { cursor }) }
    const { items, ...page } = await source.api.hr.leave.balances.list(asked, inWorkspace(workspaceId))
    return { rows: items, ...page }
  },
})

export const feedQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...leaveKey(source, workspaceId), 'feed'],
    queryFn: () => source.api.hr.leave.feed.get({}, inWorkspace(workspaceId)),
    staleTime: 0,
  })

export const useCreateFeed = (workspaceId: string) =>
  useLeaveOperation<null, { path: string }>(workspaceId, (api, _, here) => api.feed.create({}, here))

export const useDeleteFeed = (workspaceId: string) =>
  useLeaveOperation<null, object>(workspaceId, (api, _, here) => api.feed.delete({}, here))

export type CorrectionInput = { employeeId: string; type: BalanceType; year: number; hundredths: number; note: string }

export const useCreateCorrection = (workspaceId: string) =>
  useLeaveOperation<CorrectionInput, BalanceRecord>(workspaceId, (api, input, here) => api.corrections.create(input, here))

type Calendars = Source['api']['hr']['calendar']

/** The answer is the calendar as it is now; the number of days of later requests depends on it. */
function useCalendarOperation<Input>(
  workspaceId: string,
  send: (api: Calendars, input: Input, here: ReturnType<typeof inWorkspace>) => Promise<CalendarView>,
) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<Input, CalendarView>((input, key) => send(source.api.hr.calendar, input, inWorkspace(workspaceId, key)), {
    onSuccess: () => client.invalidateQueries({ queryKey: leaveKey(source, workspaceId) }),
  })
}

export const useUpdateCalendar = (workspaceId: string) =>
  useCalendarOperation<CalendarSettings>(workspaceId, (api, input, here) => api.update(input, here))

export const useAddHoliday = (workspaceId: string) =>
  useCalendarOperation<{ day: string; name: string }>(workspaceId, (api, input, here) => api.holidays.add(input, here))

export const useRemoveHoliday = (workspaceId: string) =>
  useCalendarOperation<{ day: string }>(workspaceId, (api, input, here) => api.holidays.remove(input, here))
