/** Employees as other domains show and find them. Pay is never part of it (decision 0072). */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type EmployeeHead = { id: string; workspaceId: string; name: string; position: string; words: string; createdAt: Date }

export async function loadEmployeeHeads(db: Db, ids: readonly string[]): Promise<EmployeeHead[]> {
  const { rows } = await sql<EmployeeHead>`
    select id, workspace_id, name, position, created_at, concat_ws(' ', position, department, email) as words
    from hr.employees where id = any(${ids})`.execute(db)
  return rows
}

export async function loadEmployeeIds(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from hr.employees where id > ${after} order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
