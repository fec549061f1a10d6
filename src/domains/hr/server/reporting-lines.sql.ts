/** Who reports to whom. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** Two people who change managers at once could close a loop together: one waits for the other. */
export async function lockReportingLines(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`hr.reporting_lines ${workspaceId}`}, 0))`.execute(db)
}

export type Superior = { id: string; name: string; leaveDate: string | null }

/** The employee `id` and everybody above, from the bottom to the top. */
export async function loadSuperiors(db: Db, workspaceId: string, id: string): Promise<Superior[]> {
  const { rows } = await sql<Superior>`
    with recursive line as (
      select id, name, leave_date, manager_id, 0 as level from hr.employees where workspace_id = ${workspaceId} and id = ${id}
      union all
      select m.id, m.name, m.leave_date, m.manager_id, line.level + 1
      from line join hr.employees m on m.workspace_id = ${workspaceId} and m.id = line.manager_id
    ) cycle id set looped using path
    select id, name, leave_date from line where not looped order by level`.execute(db)
  return rows
}

/** The reports who stay longer than `lastDay`; without a last day, all. */
export async function countReports(db: Db, workspaceId: string, id: string, lastDay: string | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from hr.employees where workspace_id = ${workspaceId} and manager_id = ${id}
      and (${lastDay}::date is null or leave_date is null or leave_date > ${lastDay}::date)`.execute(db)
  return rows[0]?.count ?? 0
}

/** The latest last day of the reports; null when one of them has none. */
export async function findLatestLastDay(db: Db, workspaceId: string, id: string): Promise<string | null> {
  const { rows } = await sql<{ lastDay: string | null }>`
    select case when bool_and(leave_date is not null) then max(leave_date) end as last_day
    from hr.employees where workspace_id = ${workspaceId} and manager_id = ${id}`.execute(db)
  return rows[0]?.lastDay ?? null
}

export async function moveReports(db: Db, workspaceId: string, id: string, managerId: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update hr.employees set manager_id = ${managerId}, version = version + 1
    where workspace_id = ${workspaceId} and manager_id = ${id} returning id`.execute(db)
  return rows.map((row) => row.id)
}

export type ChartRow = { id: string; name: string; position: string; department: string; managerId: string | null }

/** A manager who has left isn't named, so that nobody hangs below a missing person. */
export async function loadChartRows(db: Db, workspaceId: string, today: string, limit: number): Promise<ChartRow[]> {
  const { rows } = await sql<ChartRow>`
    select r.id, r.name, r.position, r.department, m.id as manager_id
    from hr.employees r
    left join hr.employees m on m.workspace_id = r.workspace_id and m.id = r.manager_id and (m.leave_date is null or m.leave_date >= ${today})
    where r.workspace_id = ${workspaceId} and (r.leave_date is null or r.leave_date >= ${today})
    order by lower(r.name), r.id limit ${limit}`.execute(db)
  return rows
}
