import { disputeUpdated } from '#events/orders.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { publish } from '#platform/server/transact.ts'
import type { ProposalView } from '../../contract.ts'
import { updateDisputeAnswer } from '../disputes.sql.ts'
import { changeProposal, type Party, requireStep } from './party.ts'

/** Saves the vendor's statement and replaces an earlier one. Fails with WRONG_STATUS after the decision. */
export async function answerProposalDispute(
  ctx: OperationContext,
  party: Party,
  { proposalId, answer }: { proposalId: string; answer: string },
): Promise<{ proposal: ProposalView }> {
  return changeProposal(ctx, party, proposalId, async (tx, open, row) => {
    requireStep(tx, party, open, row, 'answerDispute')
    await updateDisputeAnswer(tx.db, proposalId, answer, tx.now)
    const { order, part } = open
    const about = { orderId: order.id, number: part.number, workspaceId: part.workspaceId, userId: order.userId }
    publish(tx, disputeUpdated({ ...about, proposalId, step: 'answered' }))
  })
}
