import { payrollStarted } from '#events/hr.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { PAYROLL_DELAY_MS, type RunStatus } from '../../contract/payroll-limits.ts'
import { moveRun, type RunRow } from './runs.sql.ts'

/** A run that waited is Processing now, and Paid when it is due (spec §4). Returns its status. */
export async function startRun(tx: Tx, { id: runId, workspaceId, status }: RunRow): Promise<RunStatus> {
  const dueAt = new Date(tx.now.getTime() + PAYROLL_DELAY_MS)
  const started = await moveRun(tx.db, runId, 'PendingApproval', { status: 'Processing', dueAt })
  if (!started) return status
  publish(tx, payrollStarted({ runId, workspaceId, dueAt: dueAt.toISOString() }))
  return started.status
}
