/** The shopper disputes a declined request; an administrator decides (admin/). */
import { disputeUpdated } from '#events/orders.ts'
import { Failure } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { ProposalView } from '../../contract.ts'
import { insertDispute } from '../disputes.sql.ts'
import type { ActedBy, FullPart } from '../lock-order.ts'
import { findUnavailable } from './fulfil-proposal.ts'
import { changeProposal, type Party, requireStep } from './party.ts'
import { proposalDisputableUntil } from './proposals.rules.ts'
import type { ProposalRow } from './proposals.sql.ts'
import { transitionProposal } from './transition-proposal.ts'

/** Fails with DISPUTE_TOO_LATE one return window after the refusal, and with NOT_AVAILABLE when its units were settled otherwise. */
export async function disputeProposal(
  ctx: OperationContext,
  party: Party,
  { proposalId, message }: { proposalId: string; message: string },
): Promise<{ proposal: ProposalView }> {
  return changeProposal(ctx, party, proposalId, async (tx, open, row) => {
    const until = proposalDisputableUntil(row, open.order.returnWindowDays)
    if (until && tx.now > until) throw new Failure('DISPUTE_TOO_LATE')
    requireStep(tx, party, open, row, 'dispute')
    const lines = findUnavailable(open, 'refund', row.lines)
    if (lines.length > 0) throw new Failure('NOT_AVAILABLE', { lines })
    await openDispute(tx, open, row, party.by, message)
  })
}

/** Hands a proposal to the administrators. */
export async function openDispute(tx: Tx, open: FullPart, row: ProposalRow, by: ActedBy, message: string): Promise<void> {
  await transitionProposal(tx, open, row, 'Disputed', by)
  await insertDispute(tx.db, { proposalId: row.id, workspaceId: row.workspaceId, message, openedAt: tx.now })
  const { order, part } = open
  const about = { orderId: order.id, number: part.number, workspaceId: part.workspaceId, userId: order.userId }
  publish(tx, disputeUpdated({ ...about, proposalId: row.id, step: 'asked' }))
}
