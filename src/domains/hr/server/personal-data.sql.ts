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

export async function unlinkEmployees(db: Db, userId: string): Promise<void> {
  await sql`update hr.employees set user_id = null, version = version + 1 where user_id = ${userId}`.execute(db)
}
