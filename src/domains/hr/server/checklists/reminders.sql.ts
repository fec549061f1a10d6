/** Open items that somebody has to be reminded of. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { ItemRole } from '../../contract/checklist-limits.ts'

export type DueItem = { workspaceId: string; itemId: string; employeeId: string; overdue: boolean }

/**
 * Marks items that are due today or became overdue, and returns them: each once for either. What is overdue for longer than a week before its first
 * reminder came too late for one. Employees who left need none.
 */
export async function markDue(db: Db, today: string, limit: number): Promise<DueItem[]> {
  const { rows } = await sql<DueItem>`
    with due as (
      select i.workspace_id, i.id, c.employee_id, i.due_on < ${today}::date as overdue
      from hr.checklist_items i
      join hr.checklists c on c.workspace_id = i.workspace_id and c.id = i.checklist_id
      join hr.employees e on e.workspace_id = c.workspace_id and e.id = c.employee_id
      where i.done_at is null and (e.leave_date is null or e.leave_date >= ${today}::date)
        and ((i.due_on = ${today}::date and i.reminded = 0) or (i.due_on < ${today}::date and i.due_on >= ${today}::date - 7 and i.reminded < 2))
      order by i.due_on, i.id limit ${limit} for update of i skip locked
    )
    update hr.checklist_items i set reminded = case when due.overdue then 2 else 1 end
    from due where i.workspace_id = due.workspace_id and i.id = due.id
    returning i.workspace_id, i.id as item_id, due.employee_id, due.overdue`.execute(db)
  return rows
}

export type RemindedItem = {
  title: string
  role: ItemRole
  checklist: string
  doneAt: Date | null
  employeeName: string
  employeeUserId: string | null
  managerUserId: string | null
}

export async function findReminded(db: Db, workspaceId: string, itemId: string): Promise<RemindedItem | undefined> {
  const { rows } = await sql<RemindedItem>`
    select i.title, i.role, c.name as checklist, i.done_at, e.name as employee_name, e.user_id as employee_user_id, m.user_id as manager_user_id
    from hr.checklist_items i
    join hr.checklists c on c.workspace_id = i.workspace_id and c.id = i.checklist_id
    join hr.employees e on e.workspace_id = c.workspace_id and e.id = c.employee_id
    left join hr.employees m on m.workspace_id = e.workspace_id and m.id = e.manager_id
    where i.workspace_id = ${workspaceId} and i.id = ${itemId}`.execute(db)
  return rows[0]
}
