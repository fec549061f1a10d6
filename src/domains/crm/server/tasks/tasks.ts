import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Page, Paging } from '#platform/server/list-page.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Total } from '#platform/server/total.ts'
import type { TaskView } from '../../contract.ts'
import { requireContactId } from '../contacts/contacts.ts'
import { loadOwnersOf, requireRecords } from '../deals/choices.ts'
import { findTask, listTaskRows, type TaskFilter, type TaskRow } from './tasks.sql.ts'

/** The plain day of a moment, in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

type Query = Paging & Omit<TaskFilter, 'workspaceId' | 'userId' | 'today'>

/** Five statements at most; a merged contact leads to the one that was kept. Fails with NOT_FOUND for a contact or deal of somebody else. */
export async function listTasks(
  { services, membership: { workspaceId }, userId }: WorkspaceContext,
  { q, which, contactId, dealId, ...paging }: Query,
): Promise<Page<TaskView> & { total: Total }> {
  await requireRecords(services.db, workspaceId, { contactId, dealId })
  const today = dayOf(services.now())
  const lead = contactId && (await requireContactId(services.db, workspaceId, contactId))
  const filter = { workspaceId, userId, today, q, which, contactId: lead, dealId }
  const { items, ...page } = await listTaskRows(services.db, filter, paging)
  const owners = await loadOwnersOf(services.db, items)
  return { items: items.map((row) => ({ ...toTaskView(row, today), owner: owners.get(row.ownerId ?? '') ?? null })), ...page }
}

/** Fails with NOT_FOUND. */
export async function loadTaskView(db: Db, workspaceId: string, id: string, now: Date): Promise<TaskView> {
  const row = await findTask(db, { workspaceId, id })
  if (!row) throw notFound()
  const owners = await loadOwnersOf(db, [row])
  return { ...toTaskView(row, dayOf(now)), owner: owners.get(row.ownerId ?? '') ?? null }
}

function toTaskView(row: TaskRow, today: string): Omit<TaskView, 'owner'> {
  const { id, title, contactId, contactName, dealId, dealTitle, dueOn, remindAt, completedAt, createdAt, version } = row
  return {
    id,
    title,
    contact: contactId !== null && contactName !== null ? { id: contactId, name: contactName } : null,
    deal: dealId !== null && dealTitle !== null ? { id: dealId, name: dealTitle } : null,
    dueOn,
    overdue: completedAt === null && dueOn !== null && dueOn < today,
    remindAt: remindAt?.toISOString() ?? null,
    completed: completedAt !== null,
    completedAt: completedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    version,
  }
}
