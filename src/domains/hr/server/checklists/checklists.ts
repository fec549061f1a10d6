import { loadUsers } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { ChecklistView, OpenItemView } from '../../contract.ts'
import { loadEmployeeView } from '../employees.ts'
import { listOpenItems, loadChecklists, type OpenRow } from './checklists.sql.ts'

/** Fails with NOT_FOUND. */
export async function listChecklists(
  { services: { db }, membership: { workspaceId } }: WorkspaceContext,
  employeeId: string,
): Promise<{ items: ChecklistView[] }> {
  await loadEmployeeView(db, workspaceId, employeeId)
  return { items: await loadChecklistViews(db, workspaceId, employeeId) }
}

export async function loadChecklistViews(db: Db, workspaceId: string, employeeId: string): Promise<ChecklistView[]> {
  const rows = await loadChecklists(db, workspaceId, employeeId)
  const people = await loadUsers(
    db,
    rows.flatMap(({ items }) => items.flatMap(({ doneBy }) => doneBy ?? [])),
  )
  return rows.map(({ startedAt, items, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    items: items.map(({ doneBy, ...item }) => ({ ...item, doneBy: doneBy === null ? null : (people.get(doneBy) ?? null) })),
  }))
}

export async function listOpen(
  { services, membership: { workspaceId } }: WorkspaceContext,
  paging: Paging,
): Promise<Page<OpenItemView> & { total: Total }> {
  const today = services.now().toISOString().slice(0, 10)
  const { items, ...page } = await listOpenItems(services.db, { workspaceId, today }, paging)
  return { items: items.map(toOpenItem), ...page }
}

export const toOpenItem = ({ id, title, role, dueOn, checklist, employeeId, employeeName }: OpenRow): OpenItemView => ({
  id,
  title,
  role,
  dueOn,
  doneAt: null,
  checklist,
  employee: { id: employeeId, name: employeeName },
})
