/** Which periods are paid. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

/** A run and a change of what it pays wait for each other: the second one sees the first. */
export async function lockPayroll(db: Db, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`hr.payroll ${workspaceId}`}, 0))`.execute(db)
}

/**
 * The first period with a run that is paid, being processed or waits for its approval, and that shares a day with the span, both ends included
 * (hazard 28). In a transaction, no run is created until it ends.
 */
export async function findPaidPeriod(db: Db, workspaceId: string, from: string, until: string): Promise<{ payPeriod: string } | null> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended(${`hr.payroll ${workspaceId}`}, 0))`.execute(db)
  const { rows } = await sql<{ payPeriod: string }>`
    select pay_period from hr.payroll_runs
    where workspace_id = ${workspaceId} and status in ('PendingApproval', 'Processing', 'Paid')
      and pay_period between left(${from}::text, 7) and left(${until}::text, 7)
    order by pay_period limit 1`.execute(db)
  return rows[0] ?? null
}
