/** Payouts above the platform's limit need two administrators (docs/decisions/0064-approvals.md). */
import { decideRequest, lockApproval, needsApproval, requestApproval } from '#domains/approvals/server/index.ts'
import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { PAYOUT_TRANSFER } from './approvals.ts'
import type { PayoutRow } from './payouts.sql.ts'

/**
 * Whether the payout may be sent now, and who besides `by` stands for it. `asked`: this administrator is the first. `unneeded`: no other
 * administrator may decide, so that the limit has no effect. The second administrator who sends the money approves with it; after an approval
 * anybody may send it. Fails with SECOND_ADMINISTRATOR_NEEDED for the one who asked.
 */
export async function secondAdministrator(
  tx: Tx,
  payout: PayoutRow,
  by: { userId: string },
): Promise<{ state: 'asked' | 'unneeded' } | { state: 'approved'; otherId: string | null }> {
  const { id, workspaceId } = payout
  const request = await lockApproval(tx, PAYOUT_TRANSFER, id)
  if (request?.status === 'Pending') {
    if (request.authorId === by.userId) throw new Failure('SECOND_ADMINISTRATOR_NEEDED')
    await decideRequest(tx, { userId: by.userId, requestId: request.requestId, workspaceId: null, status: 'Approved', note: '' })
    return { state: 'approved', otherId: request.authorId }
  }
  if (request?.status === 'Approved')
    return { state: 'approved', otherId: request.authorId === by.userId ? request.decidedBy : request.authorId }
  if (!(await needsSecondAdministrator(tx, payout, by.userId))) return { state: 'unneeded' }
  const vendor = (await loadWorkspaceNames(tx.db, [workspaceId])).get(workspaceId) ?? ''
  await requestApproval(tx, { ...askedBy(by.userId, payout), params: { vendor } })
  return { state: 'asked' }
}

/** Whether another administrator could decide. The limit was applied when the payout was requested. */
export async function needsSecondAdministrator(tx: Pick<Tx, 'db' | 'services'>, payout: PayoutRow, userId: string): Promise<boolean> {
  return payout.needsSecondApproval && needsApproval(tx, { ...askedBy(userId, payout), overMinor: 0 })
}

function askedBy(authorId: string, { id, amountMinor }: PayoutRow) {
  return { kind: PAYOUT_TRANSFER, workspaceId: null, resource: { type: 'payout', id }, authorId, amountMinor }
}
