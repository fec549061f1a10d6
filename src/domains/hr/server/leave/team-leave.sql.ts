/** Requests for leave as the manager of the employee sees them. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { LeaveStatus } from '../../contract/leave-limits.ts'

/** The member who is the manager of the employee, by request. */
export async function loadManagerIds(db: Db, requestIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; userId: string }>`
    select r.id, m.user_id from hr.leave_requests r
    join hr.employees e on e.workspace_id = r.workspace_id and e.id = r.employee_id
    join hr.employees m on m.workspace_id = e.workspace_id and m.id = e.manager_id and m.user_id is not null
    where r.id = any(${requestIds})`.execute(db)
  return new Map(rows.map(({ id, userId }) => [id, [userId]]))
}

/** A member, and the people for whom they stand in. */
export type Decider = { userId: string; represented: readonly { workspaceId: string; personId: string }[] }

const ofManagers = ({ userId, represented }: Decider) => sql`
  m.user_id = any(${[userId, ...represented.map(({ personId }) => personId)]}) and e.user_id is distinct from ${userId}
  and r.requested_by <> ${userId} and (m.user_id = ${userId} or exists (
    select from unnest(${represented.map(({ workspaceId }) => workspaceId)}::text[], ${represented.map(({ personId }) => personId)}::text[])
      p (workspace_id, person_id)
    where p.workspace_id = r.workspace_id and p.person_id = m.user_id and p.person_id is distinct from e.user_id and p.person_id <> r.requested_by))`
const FROM = sql`hr.leave_requests r
  join hr.employees e on e.workspace_id = r.workspace_id and e.id = r.employee_id
  join hr.employees m on m.workspace_id = e.workspace_id and m.id = e.manager_id`

export async function loadTeamRequestIds(db: Db, decider: Decider, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from ${FROM} where r.status = 'Pending' and ${ofManagers(decider)} order by r.start_date, r.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The workspace of a request that the member may decide as a manager; undefined for all others. */
export async function findTeamWorkspace(db: Db, decider: Decider, requestId: string): Promise<string | undefined> {
  const { rows } = await sql<{ workspaceId: string }>`
    select r.workspace_id from ${FROM} where r.id = ${requestId} and ${ofManagers(decider)}`.execute(db)
  return rows[0]?.workspaceId
}

export type AwayRow = { ofRequest: string; name: string; startDate: string; endDate: string; status: LeaveStatus }

/** Leave of others with the same manager that shares a day with one of these requests. */
export async function loadAway(db: Db, requestIds: readonly string[]): Promise<AwayRow[]> {
  const { rows } = await sql<AwayRow>`
    select r.id as of_request, o.name, l.start_date, l.end_date, l.status
    from hr.leave_requests r
    join hr.employees e on e.workspace_id = r.workspace_id and e.id = r.employee_id
    join hr.employees o on o.workspace_id = e.workspace_id and o.manager_id = e.manager_id and o.id <> e.id
    join hr.leave_requests l on l.workspace_id = o.workspace_id and l.employee_id = o.id and l.status in ('Pending', 'Approved')
      and l.start_date <= r.end_date and l.end_date >= r.start_date
    where r.id = any(${requestIds}) order by l.start_date, o.name, l.id`.execute(db)
  return rows
}
