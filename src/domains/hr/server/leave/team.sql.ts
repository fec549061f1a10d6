/** The team calendar: who is away when. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { LeaveType } from '../../contract/leave-limits.ts'

type Span = { workspaceId: string; from: string; until: string }

export type TeamRow = { id: string; name: string; department: string }

/** Those who are employed between two days, by name. */
export async function loadTeam(
  db: Db,
  { workspaceId, from, until }: Span,
  department: string | undefined,
  limit: number,
): Promise<TeamRow[]> {
  const { rows } = await sql<TeamRow>`
    select id, name, department from hr.employees
    where workspace_id = ${workspaceId} and hire_date <= ${until} and (leave_date is null or leave_date >= ${from})
      and (${department ?? null}::text is null or department = ${department ?? null})
    order by lower(name), id limit ${limit}`.execute(db)
  return rows
}

export type AwayRow = {
  employeeId: string
  day: string
  requestId: string
  type: LeaveType
  status: 'Pending' | 'Approved'
  morning: boolean
  afternoon: boolean
}

export async function loadAway(db: Db, { workspaceId, from, until }: Span, employeeIds: readonly string[]): Promise<AwayRow[]> {
  const { rows } = await sql<AwayRow>`
    select d.employee_id, d.day, d.request_id, r.type, r.status, d.morning, d.afternoon
    from hr.leave_days d join hr.leave_requests r on r.workspace_id = d.workspace_id and r.id = d.request_id
    where d.workspace_id = ${workspaceId} and d.day between ${from} and ${until} and d.active and d.employee_id = any(${employeeIds})
    order by d.day, d.afternoon`.execute(db)
  return rows
}

export async function loadDepartments(db: Db, workspaceId: string): Promise<string[]> {
  const { rows } = await sql<{ department: string }>`
    select distinct department from hr.employees where workspace_id = ${workspaceId} and department <> '' order by department
    limit 200`.execute(db)
  return rows.map(({ department }) => department)
}

export type FeedRow = {
  id: string
  name: string
  startDate: string
  endDate: string
  startsAtMidday: boolean
  endsAtMidday: boolean
  minutes: number | null
}

/** Approved leave that ends on or after a day, without its type and reason. */
export async function loadFeedLeave(db: Db, workspaceId: string, since: string, limit: number): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select r.id, e.name, r.start_date, r.end_date, r.starts_at_midday, r.ends_at_midday, r.minutes
    from hr.leave_requests r join hr.employees e on e.workspace_id = r.workspace_id and e.id = r.employee_id
    where r.workspace_id = ${workspaceId} and r.start_date >= ${since}::date - 366 and r.end_date >= ${since} and r.status = 'Approved'
    order by r.start_date, r.id limit ${limit}`.execute(db)
  return rows
}
