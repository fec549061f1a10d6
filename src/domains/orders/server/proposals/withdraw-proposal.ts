import type { OperationContext } from '#platform/server/services.ts'
import type { ProposalView } from '../../contract.ts'
import { changeProposal, type Party, requireStep } from './party.ts'
import { transitionProposal } from './transition-proposal.ts'

/** The side that made it takes it back, also while it is in dispute. */
export async function withdrawProposal(
  ctx: OperationContext,
  party: Party,
  { proposalId }: { proposalId: string },
): Promise<{ proposal: ProposalView }> {
  return changeProposal(ctx, party, proposalId, async (tx, open, row) => {
    requireStep(tx, party, open, row, 'withdraw')
    await transitionProposal(tx, open, row, 'Withdrawn', party.by)
  })
}
