/** What employers keep about a member who is their employee, without the notes that colleagues wrote. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

type OwnEmployee = {
  workspaceId: string
  name: string
  email: string
  phone: string
  position: string
  department: string
  hireDate: string
  lastDay: string | null
  language: string
}

export async function loadEmployeesOf(db: Db, userId: string): Promise<OwnEmployee[]> {
  const { rows } = await sql<OwnEmployee>`
    select workspace_id, name, email, phone, position, department, hire_date, leave_date as last_day, language
    from hr.employees where user_id = ${userId} order by workspace_id`.execute(db)
  return rows
}

/** The leave of a member who is an employee, with their balances by year, and the requests that a member wrote. */
export async function loadLeaveOf(db: Db, userId: string): Promise<{ own: unknown[]; balances: unknown[]; written: unknown[] }> {
  const { rows: own } = await sql`
    select r.workspace_id, r.type, r.start_date, r.end_date, r.starts_at_midday, r.ends_at_midday, r.minutes, r.status, r.reason
    from hr.employees e join hr.leave_requests r on r.workspace_id = e.workspace_id and r.employee_id = e.id
    where e.user_id = ${userId} order by r.id`.execute(db)
  const { rows: balances } = await sql`
    select n.workspace_id, n.type, n.year, sum(n.micros)::float / 1000000 as days
    from hr.employees e join hr.leave_entries n on n.workspace_id = e.workspace_id and n.employee_id = e.id
    where e.user_id = ${userId} group by n.workspace_id, n.type, n.year order by n.workspace_id, n.type, n.year`.execute(db)
  const { rows: written } = await sql`
    select workspace_id, id, reason, requested_at from hr.leave_requests where requested_by = ${userId} order by id`.execute(db)
  return { own, balances, written }
}

export async function loadFeedsOf(db: Db, userId: string): Promise<{ workspaceId: string; createdAt: Date }[]> {
  const { rows } = await sql<{ workspaceId: string; createdAt: Date }>`
    select workspace_id, created_at from hr.leave_feeds where user_id = ${userId} order by workspace_id`.execute(db)
  return rows
}

export async function deleteFeedsOf(db: Db, userId: string): Promise<void> {
  await sql`delete from hr.leave_feeds where user_id = ${userId}`.execute(db)
}

/** The invitations to employees that a member sent, without the address. */
export async function loadInvitationsBy(db: Db, userId: string): Promise<{ employeeId: string; createdAt: Date }[]> {
  const { rows } = await sql<{ employeeId: string; createdAt: Date }>`
    select employee_id, created_at from hr.link_invitations where invited_by = ${userId} order by created_at, id`.execute(db)
  return rows
}

/** The items of checklists that a member ticked. */
export async function loadTickedBy(db: Db, userId: string): Promise<{ title: string; doneAt: Date }[]> {
  const { rows } = await sql<{ title: string; doneAt: Date }>`
    select title, done_at from hr.checklist_items where done_by = ${userId} order by done_at, id`.execute(db)
  return rows
}

export async function unlinkEmployees(db: Db, userId: string): Promise<void> {
  await sql`update hr.checklist_items set done_by = null where done_by = ${userId}`.execute(db)
  await sql`delete from hr.link_invitations where invited_by = ${userId}`.execute(db)
  await sql`update hr.employees set user_id = null, version = version + 1 where user_id = ${userId}`.execute(db)
}
