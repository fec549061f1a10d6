import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

type Person = { id: string; name: string; position: string; day: string }
type Figures = {
  headcount: number
  joined: number
  leaving: number
  openItems: number
  lateItems: number
}

export async function loadFigures(db: Db, workspaceId: string, { today, since }: { today: string; since: string }): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select e.*, i.* from (
      select count(*) filter (where hire_date <= ${today} and (leave_date is null or leave_date >= ${today})) as headcount,
        count(*) filter (where hire_date >= ${since} and (leave_date is null or leave_date >= ${today})) as joined,
        count(*) filter (where leave_date >= ${today}) as leaving
      from hr.employees where workspace_id = ${workspaceId}
    ) e cross join (
      select count(*) as open_items, count(*) filter (where i.due_on < ${today}) as late_items
      from hr.checklist_items i
      join hr.checklists c on c.workspace_id = i.workspace_id and c.id = i.checklist_id
      join hr.employees e on e.workspace_id = c.workspace_id and e.id = c.employee_id
      where i.workspace_id = ${workspaceId} and i.done_at is null and (e.leave_date is null or e.leave_date >= ${today})
    ) i`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('counts without groups return a row')
  return figures
}

export async function loadDepartments(
  db: Db,
  workspaceId: string,
  today: string,
  limit: number,
): Promise<{ name: string; count: number }[]> {
  const { rows } = await sql<{ name: string; count: number }>`
    select department as name, count(*) as count from hr.employees
    where workspace_id = ${workspaceId} and (leave_date is null or leave_date >= ${today})
    group by department order by count(*) desc, lower(department), department limit ${limit}`.execute(db)
  return rows
}

export async function loadJoined(db: Db, workspaceId: string, days: { today: string; since: string }, limit: number): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select id, name, position, hire_date as day from hr.employees
    where workspace_id = ${workspaceId} and hire_date >= ${days.since} and (leave_date is null or leave_date >= ${days.today})
    order by hire_date desc, id limit ${limit}`.execute(db)
  return rows
}

export async function loadLeaving(db: Db, workspaceId: string, today: string, limit: number): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select id, name, position, leave_date as day from hr.employees
    where workspace_id = ${workspaceId} and leave_date >= ${today} order by leave_date, id limit ${limit}`.execute(db)
  return rows
}
