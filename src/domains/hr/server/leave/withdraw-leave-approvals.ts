import { withdrawApproval } from '#domains/approvals/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { LEAVE } from './approvals.ts'
import { loadPendingIds } from './leave-requests.sql.ts'
import { lockEmployee } from './ledger.sql.ts'

/** Takes back what others were asked about an employee who is deleted. */
export async function withdrawLeaveApprovals(tx: Tx, workspaceId: string, employeeId: string, byId: string): Promise<void> {
  await lockEmployee(tx.db, workspaceId, employeeId)
  for (const resourceId of await loadPendingIds(tx.db, workspaceId, employeeId))
    await withdrawApproval(tx, { kind: LEAVE, resourceId, byId })
}
