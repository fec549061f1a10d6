/** Employees as the members see them who they are. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Language } from '#platform/shared/language.ts'

export type EmploymentRow = {
  workspaceId: string
  employeeId: string
  name: string
  email: string
  phone: string
  position: string
  department: string
  hireDate: string
  lastDay: string | null
  language: Language
  managerName: string | null
}

export async function loadEmployments(db: Db, userId: string): Promise<EmploymentRow[]> {
  const { rows } = await sql<EmploymentRow>`
    select r.workspace_id, r.id as employee_id, r.name, r.email, r.phone, r.position, r.department, r.hire_date, r.leave_date as last_day,
      r.language, m.name as manager_name
    from hr.employees r left join hr.employees m on m.workspace_id = r.workspace_id and m.id = r.manager_id
    where r.user_id = ${userId} order by r.hire_date desc, r.id`.execute(db)
  return rows
}

/** The member who is the employee; undefined without an employee. */
export async function findUserOf(db: Db, workspaceId: string, employeeId: string): Promise<{ userId: string | null } | undefined> {
  const { rows } = await sql<{ userId: string | null }>`
    select user_id from hr.employees where workspace_id = ${workspaceId} and id = ${employeeId}`.execute(db)
  return rows[0]
}

/** The employee of the workspace who is the member. */
export async function findEmployeeOf(db: Db, workspaceId: string, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from hr.employees where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(db)
  return rows[0]?.id
}

/** Returns false if the employee is somebody already. */
export async function setUser(db: Db, workspaceId: string, employeeId: string, userId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update hr.employees set user_id = ${userId}, version = version + 1
    where workspace_id = ${workspaceId} and id = ${employeeId} and user_id is null`.execute(db)
  return numAffectedRows === 1n
}

export async function clearUser(db: Db, workspaceId: string, employeeId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update hr.employees set user_id = null, version = version + 1
    where workspace_id = ${workspaceId} and id = ${employeeId} and user_id is not null`.execute(db)
  return numAffectedRows === 1n
}

/** The workspace of an employee who is the member; undefined for everybody else's. */
export async function endOwn(db: Db, employeeId: string, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ workspaceId: string }>`
    update hr.employees set user_id = null, version = version + 1
    where id = ${employeeId} and user_id = ${userId} returning workspace_id`.execute(db)
  return rows[0]?.workspaceId
}
