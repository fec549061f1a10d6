import { notFound } from '#platform/server/failure.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { EmployeeView } from '../contract.ts'
import { type EmployeeRow, findEmployee, listEmployeeRows } from './employees.sql.ts'

export async function listEmployees(
  { services, membership: { workspaceId } }: WorkspaceContext,
  { q, ...paging }: Paging & { q?: string | undefined },
): Promise<Page<EmployeeView> & { total: Total }> {
  const { items, ...page } = await listEmployeeRows(services.db, { workspaceId, q }, paging)
  return { items: items.map(toEmployeeView), ...page }
}

export async function getEmployee({ services, membership }: WorkspaceContext, employeeId: string): Promise<EmployeeView> {
  const row = await findEmployee(services.db, membership.workspaceId, employeeId)
  if (!row) throw notFound()
  return toEmployeeView(row)
}

export function toEmployeeView({ id, name, notes, createdAt, version }: EmployeeRow): EmployeeView {
  return { id, name, notes, createdAt: createdAt.toISOString(), version }
}
