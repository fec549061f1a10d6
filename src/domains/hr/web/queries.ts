/** Queries and operations of the employee pages. Every query key begins with the language and the workspace. */

import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { toRecordFilter } from '#domains/records/web/index.ts'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import { useOperation } from '#platform/web/operation.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { chosenValues } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { EMPLOYEE_SORTS, EMPLOYMENTS } from '../contract/limits.ts'
import type { EmployeeInput, EmployeeView } from '../contract.ts'

const workspaceKey = ({ language }: Source, workspaceId: string) => [language, 'workspace', workspaceId, 'hr.employees']

export const employeeTable = (source: Source, workspaceId: string): TableQuery<EmployeeView> => ({
  key: [...workspaceKey(source, workspaceId), 'list'],
  async page({ q, cursor, limit, sort, filters }) {
    const [employment] = chosenValues<(typeof EMPLOYMENTS)[number]>(filters, 'employment')
    const [department] = chosenValues(filters, 'department')
    const asked = {
      limit,
      ...toRecordFilter(filters),
      ...(q && { q }),
      ...(cursor && { cursor }),
      ...(employment && { employment }),
      ...(department && { department }),
      ...(sort && { sort: sort as (typeof EMPLOYEE_SORTS)[number] }),
    }
    const { items, ...page } = await source.api.hr.employees.list(asked, inWorkspace(workspaceId))
    return { rows: items, ...page }
  },
})

export const employeeQuery = (source: Source, workspaceId: string, employeeId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'one', employeeId],
    queryFn: () => source.api.hr.employees.get({ employeeId }, inWorkspace(workspaceId)),
    // A form must start with the current version.
    staleTime: 0,
  })

/** Everybody who is employed: for the chart, and to choose a manager. */
export const chartQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'chart'],
    queryFn: () => source.api.hr.employees.chart({}, inWorkspace(workspaceId)),
    staleTime: 60_000,
  })

export const hrOverviewQuery = (source: Source, workspaceId: string) =>
  queryOptions({
    queryKey: [...workspaceKey(source, workspaceId), 'overview'],
    queryFn: () => source.api.hr.overview({}, inWorkspace(workspaceId)),
    staleTime: 0,
  })

/** Without an id, the employee is new. */
export type SaveEmployeeInput = EmployeeInput & { employeeId?: string; version?: number; yearlyMinor?: number }

export function useSaveEmployee(workspaceId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<SaveEmployeeInput, EmployeeView>(
    ({ employeeId, version, yearlyMinor = 0, ...input }, idempotencyKey) => {
      const here = inWorkspace(workspaceId, idempotencyKey)
      return employeeId === undefined || version === undefined
        ? source.api.hr.employees.create({ ...input, yearlyMinor }, here)
        : source.api.hr.employees.update({ ...input, employeeId, version }, here)
    },
    { onSuccess: () => client.invalidateQueries({ queryKey: workspaceKey(source, workspaceId) }) },
  )
}

export function useReassignReports(workspaceId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation<{ employeeId: string; managerId: string | null }, { moved: number }>(
    (input, idempotencyKey) => source.api.hr.employees.reassign(input, inWorkspace(workspaceId, idempotencyKey)),
    { onSuccess: () => client.invalidateQueries({ queryKey: workspaceKey(source, workspaceId) }) },
  )
}

export function useRemoveEmployee(workspaceId: string) {
  const source = useSource()
  const client = useQueryClient()
  return useOperation(
    (employeeId: string, idempotencyKey) => source.api.hr.employees.remove({ employeeId }, inWorkspace(workspaceId, idempotencyKey)),
    { onSuccess: () => client.invalidateQueries({ queryKey: [...workspaceKey(source, workspaceId), 'list'] }) },
  )
}
