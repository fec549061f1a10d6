/** Leave of the member who is an employee. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { BalanceType } from '../../contract/leave-limits.ts'

/** The workspace of an employee who is the member; undefined for everybody else's. */
export async function findOwnWorkspace(db: Db, userId: string, employeeId: string): Promise<string | undefined> {
  const { rows } = await sql<{ workspaceId: string }>`
    select workspace_id from hr.employees where id = ${employeeId} and user_id = ${userId}`.execute(db)
  return rows[0]?.workspaceId
}

export type UsedRow = { year: number; type: BalanceType; used: number; carried: number; hasEnded: boolean }

/** In millionths of a day: what approved leave uses of each year, and what was carried into it. */
export async function loadUsed(db: Db, workspaceId: string, employeeId: string, years: readonly number[]): Promise<UsedRow[]> {
  const { rows } = await sql<UsedRow>`
    select year, type, coalesce(-sum(micros) filter (where kind in ('use', 'restore')), 0)::bigint as used,
      coalesce(sum(micros) filter (where kind = 'carryOver'), 0)::bigint as carried, bool_or(kind = 'expiry') as has_ended
    from hr.leave_entries where workspace_id = ${workspaceId} and employee_id = ${employeeId} and year = any(${years}::int[])
    group by year, type`.execute(db)
  return rows
}
