import type { OperationContext } from '#platform/server/services.ts'
import type { ProposalView } from '../../contract.ts'
import { changeProposal, type Party, requireStep } from './party.ts'
import { transitionProposal } from './transition-proposal.ts'

/** The other side does not agree. Fails with OWN_PROPOSAL. */
export async function declineProposal(
  ctx: OperationContext,
  party: Party,
  { proposalId, answer }: { proposalId: string; answer: string },
): Promise<{ proposal: ProposalView }> {
  return changeProposal(ctx, party, proposalId, async (tx, open, row) => {
    requireStep(tx, party, open, row, 'decline')
    await transitionProposal(tx, open, row, 'Declined', party.by, { answer })
  })
}
