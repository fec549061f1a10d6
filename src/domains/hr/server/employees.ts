import type { RecordFilter } from '#domains/records/contract.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import { type EMPLOYEE_SORTS, type EMPLOYMENTS, MAX_CHART } from '../contract/limits.ts'
import type { ChartPerson, EmployeeInput, EmployeeView } from '../contract.ts'
import { type EmployeeFields, type EmployeeRow, findEmployee, listEmployeeRows } from './employees.sql.ts'
import { loadChartRows } from './reporting-lines.sql.ts'

type Asked = Paging &
  RecordFilter & {
    q?: string | undefined
    department?: string | undefined
    employment: (typeof EMPLOYMENTS)[number]
    sort: (typeof EMPLOYEE_SORTS)[number]
  }

export async function listEmployees(
  { services, membership: { workspaceId } }: WorkspaceContext,
  { q, department, employment, tagId, assigneeId, ...paging }: Asked,
): Promise<Page<EmployeeView> & { total: Total }> {
  const filter = { workspaceId, q, department, employment, tagId, assigneeId, today: dayOf(services.now()) }
  const { items, ...page } = await listEmployeeRows(services.db, filter, paging)
  return { items: items.map(toEmployeeView), ...page }
}

export async function getEmployee({ services, membership }: WorkspaceContext, employeeId: string): Promise<EmployeeView> {
  return loadEmployeeView(services.db, membership.workspaceId, employeeId)
}

export async function loadChart({ services, membership: { workspaceId } }: WorkspaceContext) {
  const people: ChartPerson[] = await loadChartRows(services.db, workspaceId, dayOf(services.now()), MAX_CHART + 1)
  return { people: people.slice(0, MAX_CHART), complete: people.length <= MAX_CHART }
}

/** Fails with NOT_FOUND. */
export async function loadEmployeeView(db: Db, workspaceId: string, id: string): Promise<EmployeeView> {
  const row = await findEmployee(db, workspaceId, id)
  if (!row) throw notFound()
  return toEmployeeView(row)
}

export function toEmployeeFields({ lastDay, ...input }: EmployeeInput): EmployeeFields {
  if (lastDay !== null && lastDay < input.hireDate) throw new Failure('LAST_DAY_TOO_EARLY')
  return { ...input, leaveDate: lastDay }
}

function toEmployeeView({ workspaceId: _, nameKey: __, managerId, managerName, leaveDate, createdAt, ...row }: EmployeeRow): EmployeeView {
  const manager = managerId && managerName ? { id: managerId, name: managerName } : null
  return { ...row, lastDay: leaveDate, manager, createdAt: createdAt.toISOString() }
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
