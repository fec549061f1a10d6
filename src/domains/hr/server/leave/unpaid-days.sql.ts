/** Unpaid leave, for payroll. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** Minutes of approved unpaid leave between two days, both included, by employee. */
export async function loadUnpaidMinutes(db: Db, workspaceId: string, from: string, until: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ employeeId: string; minutes: number }>`
    select d.employee_id, sum(d.minutes)::bigint as minutes
    from hr.leave_days d join hr.leave_requests r on r.workspace_id = d.workspace_id and r.id = d.request_id
    where d.workspace_id = ${workspaceId} and d.day between ${from} and ${until} and d.active and r.type = 'unpaid' and r.status = 'Approved'
    group by d.employee_id`.execute(db)
  return new Map(rows.map(({ employeeId, minutes }) => [employeeId, minutes]))
}
