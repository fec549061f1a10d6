/** Which employees need the days of a new year, and what they carried into it. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type Due = { workspaceId: string; employeeId: string }

/**
 * Employees with days to grant for this year and the next, with unused days of last year, or with carried days that ended. In order, after
 * one of them.
 */
export async function loadDueEmployees(
  db: Db,
  { year, today, after }: { year: number; today: string; after: Due },
  limit: number,
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select e.workspace_id, e.id as employee_id from hr.employees e
    where (e.workspace_id, e.id) > (${after.workspaceId}, ${after.employeeId})
      and (e.leave_date is null or e.leave_date >= make_date(${year}::int - 1, 1, 1))
      and (
        exists (select from generate_series(${year}::int, ${year}::int + 1) y (year)
          where y.year >= extract(year from e.hire_date) and (e.leave_date is null or y.year <= extract(year from e.leave_date))
            and not exists (select from hr.leave_entries n where n.workspace_id = e.workspace_id and n.employee_id = e.id and n.type = 'annual'
              and n.year = y.year and n.kind = 'grant'))
        or (exists (select from hr.leave_entries n where n.workspace_id = e.workspace_id and n.employee_id = e.id and n.type = 'annual'
            and n.year = ${year}::int - 1)
          and not exists (select from hr.leave_entries n where n.workspace_id = e.workspace_id and n.employee_id = e.id and n.type = 'annual'
            and n.year = ${year}::int - 1 and n.kind = 'yearEnd'))
        or (exists (select from hr.leave_entries n where n.workspace_id = e.workspace_id and n.employee_id = e.id and n.type = 'annual'
            and n.year = ${year}::int and n.kind = 'carryOver')
          and not exists (select from hr.leave_entries n where n.workspace_id = e.workspace_id and n.employee_id = e.id and n.type = 'annual'
            and n.year = ${year}::int and n.kind = 'expiry')
          and ${today} > ${year}::text || '-' || coalesce((select c.carry_over_until from hr.calendars c where c.workspace_id = e.workspace_id),
            '03-31'))
      )
    order by e.workspace_id, e.id limit ${limit}`.execute(db)
  return rows
}

/** The sum of the entries of one kind in a year; null if there is none. */
export async function findEntry(
  db: Db,
  { workspaceId, employeeId }: Due,
  { type, year, kind }: { type: string; year: number; kind: string },
): Promise<number | null> {
  const { rows } = await sql<{ micros: number | null }>`
    select sum(micros)::bigint as micros from hr.leave_entries
    where workspace_id = ${workspaceId} and employee_id = ${employeeId} and type = ${type} and year = ${year} and kind = ${kind}`.execute(
    db,
  )
  return rows[0]?.micros ?? null
}

/** What pending and approved annual leave takes of a year until a day, included. */
export async function loadTakenUntil(db: Db, { workspaceId, employeeId }: Due, year: number, until: string): Promise<number> {
  const { rows } = await sql<{ micros: number }>`
    select coalesce(sum(d.micros), 0)::bigint as micros
    from hr.leave_days d join hr.leave_requests r on r.workspace_id = d.workspace_id and r.id = d.request_id
    where d.workspace_id = ${workspaceId} and d.employee_id = ${employeeId} and d.active and d.year = ${year} and d.day <= ${until}
      and r.type = 'annual'`.execute(db)
  return rows[0]?.micros ?? 0
}
