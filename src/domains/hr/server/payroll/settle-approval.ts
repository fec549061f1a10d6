import type { approvalDecided } from '#events/approvals.ts'
import { payrollEnded } from '#events/hr.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { EventPayload } from '#platform/shared/domain-event.ts'
import { PAYROLL } from './approvals.ts'
import { findRun, moveRun } from './runs.sql.ts'
import { startRun } from './start-run.ts'

type Decided = EventPayload<typeof approvalDecided>

/** Goes on after a decision about a run. Delivered twice it changes nothing. */
export async function settleApproval(tx: Tx, { kind, workspaceId, resource, status }: Decided): Promise<void> {
  if (kind !== PAYROLL || workspaceId === null) return
  const run = await findRun(tx.db, workspaceId, resource.id)
  if (!run) return
  if (status === 'Approved') await startRun(tx, run)
  else await endRun(tx, run.id, status === 'Rejected' ? 'Rejected' : 'Cancelled')
}

/** Ends a run that waits for its approval, so that its period is free. */
export async function endRun(tx: Tx, runId: string, status: 'Rejected' | 'Cancelled'): Promise<void> {
  const ended = await moveRun(tx.db, runId, 'PendingApproval', { status, endedAt: tx.now })
  if (ended) publish(tx, payrollEnded({ runId, workspaceId: ended.workspaceId }))
}
