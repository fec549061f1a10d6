import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { listPage, type Paging } from '#platform/server/list-page.ts'
import type { ItemRole } from '../../contract/checklist-limits.ts'
import type { Tables } from '../db.types.ts'

const hr = schemaOf<Tables>()

type Item = { id: string; title: string; role: ItemRole; dueOn: string; doneAt: string | null; doneBy: string | null }
export type ChecklistRow = { id: string; name: string; startedAt: Date; items: Item[] }
type NewChecklist = { workspaceId: string; id: string; employeeId: string; templateId: string; name: string; startedAt: Date }
type NewItem = { workspaceId: string; checklistId: string; id: string; position: number; title: string; role: ItemRole; dueOn: string }

/** Returns false if the employee has one of the template already. */
export async function insertChecklist(db: Db, row: NewChecklist, items: readonly NewItem[]): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into hr.checklists (workspace_id, id, employee_id, template_id, name, started_at)
    values (${row.workspaceId}, ${row.id}, ${row.employeeId}, ${row.templateId}, ${row.name}, ${row.startedAt})
    on conflict (workspace_id, employee_id, template_id) where template_id is not null do nothing`.execute(db)
  if (numAffectedRows !== 1n) return false
  await hr(db)
    .insertInto('hr.checklistItems')
    .values([...items])
    .execute()
  return true
}

/** Of one employee, the oldest first. */
export async function loadChecklists(db: Db, workspaceId: string, employeeId: string): Promise<ChecklistRow[]> {
  const { rows } = await sql<ChecklistRow>`
    select c.id, c.name, c.started_at,
      (select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'title', i.title, 'role', i.role, 'dueOn', i.due_on::text,
          'doneAt', to_char(i.done_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'doneBy', i.done_by) order by i.position), '[]')
        from hr.checklist_items i where i.workspace_id = c.workspace_id and i.checklist_id = c.id) as items
    from hr.checklists c where c.workspace_id = ${workspaceId} and c.employee_id = ${employeeId} order by c.started_at, c.id`.execute(db)
  return rows
}

/** Returns the employee and the name of what was deleted. */
export async function deleteChecklist(db: Db, workspaceId: string, id: string): Promise<{ employeeId: string; name: string } | undefined> {
  const { rows } = await sql<{ employeeId: string; name: string }>`
    delete from hr.checklists where workspace_id = ${workspaceId} and id = ${id} returning employee_id, name`.execute(db)
  return rows[0]
}

export type TickedItem = { workspaceId: string; employeeId: string; title: string; checklist: string; role: ItemRole }

/** Undefined in another workspace. */
export async function findItem(db: Db, workspaceId: string, id: string): Promise<TickedItem | undefined> {
  const { rows } = await sql<TickedItem>`
    select i.workspace_id, c.employee_id, i.title, i.role, c.name as checklist from hr.checklist_items i
    join hr.checklists c on c.workspace_id = i.workspace_id and c.id = i.checklist_id
    where i.workspace_id = ${workspaceId} and i.id = ${id}`.execute(db)
  return rows[0]
}

/**
 * An item that a member may tick without the permission: one of the role employee on their own checklist, one of the role manager on that of
 * somebody who reports to them.
 */
export async function findOwnItem(db: Db, userId: string, id: string): Promise<TickedItem | undefined> {
  const { rows } = await sql<TickedItem>`
    select i.workspace_id, c.employee_id, i.title, i.role, c.name as checklist from hr.checklist_items i
    join hr.checklists c on c.workspace_id = i.workspace_id and c.id = i.checklist_id
    join hr.employees e on e.workspace_id = c.workspace_id and e.id = c.employee_id
    left join hr.employees m on m.workspace_id = e.workspace_id and m.id = e.manager_id
    where i.id = ${id} and ((i.role = 'employee' and e.user_id = ${userId}) or (i.role = 'manager' and m.user_id = ${userId}))`.execute(db)
  return rows[0]
}

/** Returns false if it is so already; the first one who ticks an item stays named. */
export async function saveTick(
  db: Db,
  { workspaceId, id, done }: { workspaceId: string; id: string; done: boolean },
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = done
    ? await sql`
        update hr.checklist_items set done_at = ${now}, done_by = ${userId}
        where workspace_id = ${workspaceId} and id = ${id} and done_at is null`.execute(db)
    : await sql`
        update hr.checklist_items set done_at = null, done_by = null
        where workspace_id = ${workspaceId} and id = ${id} and done_at is not null`.execute(db)
  return numAffectedRows === 1n
}

export type OpenRow = {
  id: string
  title: string
  role: ItemRole
  dueOn: string
  checklist: string
  employeeId: string
  employeeName: string
}

const BY_DUE = {
  name: 'due',
  by: sql`i.due_on`,
  cast: 'date',
  id: sql`i.id`,
  direction: 'asc',
  keyOf: (row: OpenRow): [string, string] => [row.dueOn, row.id],
} as const

const JOINED = sql`hr.checklist_items i
  join hr.checklists c on c.workspace_id = i.workspace_id and c.id = i.checklist_id
  join hr.employees e on e.workspace_id = c.workspace_id and e.id = c.employee_id`

/** Of employees who haven't left. */
export async function listOpenItems(db: Db, { workspaceId, today }: { workspaceId: string; today: string }, paging: Paging) {
  return listPage<OpenRow>(db, {
    ...paging,
    sort: BY_DUE,
    where: [sql`i.workspace_id = ${workspaceId}`, sql`i.done_at is null`, sql`(e.leave_date is null or e.leave_date >= ${today})`],
    countFrom: JOINED,
    select: (page) => sql`
      select i.id, i.title, i.role, i.due_on, c.name as checklist, e.id as employee_id, e.name as employee_name from ${JOINED} ${page}`,
  })
}

/** The items of the role manager on the checklists of people who report to the member that are open, the earliest due first. */
export async function loadTeamItems(db: Db, userId: string, today: string, limit: number): Promise<(OpenRow & { managerId: string })[]> {
  const { rows } = await sql<OpenRow & { managerId: string }>`
    select i.id, i.title, i.role, i.due_on, c.name as checklist, e.id as employee_id, e.name as employee_name, m.id as manager_id
    from hr.employees m
    join hr.employees e on e.workspace_id = m.workspace_id and e.manager_id = m.id and (e.leave_date is null or e.leave_date >= ${today})
    join hr.checklists c on c.workspace_id = e.workspace_id and c.employee_id = e.id
    join hr.checklist_items i on i.workspace_id = c.workspace_id and i.checklist_id = c.id
    where m.user_id = ${userId} and i.role = 'manager' and i.done_at is null
    order by i.due_on, i.id limit ${limit}`.execute(db)
  return rows
}
