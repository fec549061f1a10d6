import { payrollPaid } from '#events/hr.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { moveRun } from './runs.sql.ts'

/** Does nothing if the run is paid: its job may run more than once (hazard 32). */
export async function payRun(tx: Tx, runId: string): Promise<void> {
  const paid = await moveRun(tx.db, runId, 'Processing', { status: 'Paid', endedAt: tx.now })
  if (paid) publish(tx, payrollPaid({ runId, workspaceId: paid.workspaceId, createdBy: paid.createdBy }))
}
