import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { containing, listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import type { LeaveStatus, LeaveType } from '../../contract/leave-limits.ts'
import type { Tables } from '../db.types.ts'
import type { LeaveDay, Span } from './leave-days.rules.ts'

const hr = schemaOf<Tables>()

export type LeaveRow = Span & {
  workspaceId: string
  id: string
  employeeId: string
  employeeName: string
  department: string
  /** The member whom the employee is. */
  employeeUserId: string | null
  type: LeaveType
  status: LeaveStatus
  reason: string
  micros: number
  requestedBy: string
  requestedAt: Date
  decidedBy: string | null
  decidedAt: Date | null
  decisionNote: string
}

const ROW = sql`r.workspace_id, r.id, r.employee_id, e.name as employee_name, e.department, e.user_id as employee_user_id, r.type,
  r.start_date, r.end_date, r.starts_at_midday, r.ends_at_midday, r.minutes, r.status, r.reason, r.micros, r.requested_by, r.requested_at,
  r.decided_by, r.decided_at, r.decision_note`
const FROM = sql`hr.leave_requests r join hr.employees e on e.workspace_id = r.workspace_id and e.id = r.employee_id`

export type NewLeave = Span & {
  workspaceId: string
  id: string
  employeeId: string
  type: LeaveType
  reason: string
  micros: number
  requestedBy: string
  requestedAt: Date
}

export async function insertLeave(db: Db, row: NewLeave, days: readonly LeaveDay[]): Promise<void> {
  const { workspaceId, id: requestId, employeeId } = row
  await hr(db).insertInto('hr.leaveRequests').values(row).execute()
  await hr(db)
    .insertInto('hr.leaveDays')
    .values(days.map((day) => ({ ...day, workspaceId, requestId, employeeId })))
    .execute()
}

export async function findLeave(db: Db, workspaceId: string, id: string): Promise<LeaveRow | undefined> {
  const { rows } = await sql<LeaveRow>`select ${ROW} from ${FROM} where r.workspace_id = ${workspaceId} and r.id = ${id}`.execute(db)
  return rows[0]
}

/** Requests of any workspace, for their cards. */
export async function loadLeaves(db: Db, ids: readonly string[]): Promise<LeaveRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<LeaveRow>`select ${ROW} from ${FROM} where r.id = any(${ids})`.execute(db)
  return rows
}

export type Decided = Pick<LeaveRow, 'workspaceId' | 'id' | 'decisionNote'> & { status: LeaveStatus; decidedBy: string; at: Date }

/** A request that is rejected or canceled leaves its days to others. */
export async function decideLeave(db: Db, { workspaceId, id, status, decidedBy, decisionNote, at }: Decided): Promise<void> {
  await hr(db)
    .updateTable('hr.leaveRequests')
    .set({ status, decidedBy, decidedAt: at, decisionNote })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
  await hr(db)
    .updateTable('hr.leaveDays')
    .set({ active: status === 'Approved' })
    .where('workspaceId', '=', workspaceId)
    .where('requestId', '=', id)
    .execute()
}

/** The pending or approved request of this employee that takes one of these days already. */
export async function findOverlap(
  db: Db,
  { workspaceId, employeeId }: Pick<LeaveRow, 'workspaceId' | 'employeeId'>,
  days: readonly Pick<LeaveDay, 'day' | 'morning' | 'afternoon'>[],
): Promise<{ startDate: string; endDate: string } | undefined> {
  const { rows } = await sql<{ startDate: string; endDate: string }>`
    select r.start_date, r.end_date
    from unnest(${days.map(({ day }) => day)}::date[], ${days.map(({ morning }) => morning)}::boolean[],
      ${days.map(({ afternoon }) => afternoon)}::boolean[]) n (day, morning, afternoon)
    join hr.leave_days d on d.workspace_id = ${workspaceId} and d.employee_id = ${employeeId} and d.day = n.day and d.active
      and ((d.morning and n.morning) or (d.afternoon and n.afternoon))
    join hr.leave_requests r on r.workspace_id = d.workspace_id and r.id = d.request_id
    order by d.day limit 1`.execute(db)
  return rows[0]
}

export async function loadLeaveDays(db: Db, workspaceId: string, requestId: string): Promise<{ year: number; micros: number }[]> {
  const { rows } = await sql<{ year: number; micros: number }>`
    select year, micros from hr.leave_days where workspace_id = ${workspaceId} and request_id = ${requestId} order by day`.execute(db)
  return rows
}

export type ClashRow = { requestId: string; name: string; startDate: string; endDate: string; status: LeaveStatus }

/** Colleagues of the same department who are away on some of these days, or ask for it. */
export async function loadClashes(
  db: Db,
  { workspaceId, employeeId, startDate, endDate }: Pick<LeaveRow, 'workspaceId' | 'employeeId' | 'startDate' | 'endDate'>,
  limit: number,
): Promise<ClashRow[]> {
  const { rows } = await sql<ClashRow>`
    select r.id as request_id, e.name, r.start_date, r.end_date, r.status
    from hr.employees own
    join hr.employees e on e.workspace_id = own.workspace_id and e.department = own.department and e.id <> own.id
    join hr.leave_requests r on r.workspace_id = e.workspace_id and r.employee_id = e.id and r.status in ('Pending', 'Approved')
    where own.workspace_id = ${workspaceId} and own.id = ${employeeId} and own.department <> ''
      and exists (select from hr.leave_days d where d.workspace_id = r.workspace_id and d.request_id = r.id and d.active
        and d.day between ${startDate} and ${endDate})
    order by r.start_date, e.name, r.id limit ${limit}`.execute(db)
  return rows
}

const NEWEST: Sorting<LeaveRow> = {
  name: 'newest leave',
  by: sql`r.requested_at`,
  cast: 'timestamptz',
  id: sql`r.id`,
  direction: 'desc',
  keyOf: ({ requestedAt, id }) => [requestedAt.toISOString(), id],
}

export type LeaveFilter = {
  status?: LeaveStatus | undefined
  type?: LeaveType | undefined
  employeeId?: string | undefined
  q?: string | undefined
}

export async function listLeaveRows(db: Db, workspaceId: string, { status, type, employeeId, q }: LeaveFilter, paging: Paging) {
  const pattern = q && containing(q)
  return listPage<LeaveRow>(db, {
    ...paging,
    sort: NEWEST,
    where: [
      sql`r.workspace_id = ${workspaceId}`,
      status ? sql`r.status = ${status}` : null,
      type ? sql`r.type = ${type}` : null,
      employeeId ? sql`r.employee_id = ${employeeId}` : null,
      pattern ? sql`e.name ilike ${pattern}` : null,
    ],
    countFrom: FROM,
    select: (page) => sql`select ${ROW} from ${FROM} ${page}`,
  })
}

/** The open requests of an employee. */
export async function loadPendingIds(db: Db, workspaceId: string, employeeId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from hr.leave_requests where workspace_id = ${workspaceId} and employee_id = ${employeeId} and status = 'Pending'`.execute(db)
  return rows.map(({ id }) => id)
}
