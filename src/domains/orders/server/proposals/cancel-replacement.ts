import { releaseAllocated } from '#domains/inventory/server/index.ts'
import type { OperationContext } from '#platform/server/services.ts'
import type { ProposalView } from '../../contract.ts'
import { linesForPart } from '../lock-order.ts'
import { toVariantQuantities } from '../units.rules.ts'
import { REPLACEMENT_REFERENCE } from './fulfil-proposal.ts'
import { changeProposal, type Party, requireStep } from './party.ts'
import { setReplacementCancelled } from './replacements.sql.ts'
import { transitionProposal } from './transition-proposal.ts'

/** The vendor cannot send an agreed replacement. Its stock is released, and its units can be refunded again. */
export async function cancelReplacement(
  ctx: OperationContext,
  party: Party,
  { proposalId }: { proposalId: string },
): Promise<{ proposal: ProposalView }> {
  return changeProposal(ctx, party, proposalId, async (tx, open, row) => {
    requireStep(tx, party, open, row, 'cancelReplacement')
    await setReplacementCancelled(tx.db, proposalId, tx.now)
    await releaseAllocated(tx, toVariantQuantities(linesForPart(open), row.lines), { type: REPLACEMENT_REFERENCE, id: proposalId })
    await transitionProposal(tx, open, row, 'Withdrawn', party.by)
  })
}
