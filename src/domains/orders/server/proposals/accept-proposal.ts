import { Failure } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { ProposalView } from '../../contract.ts'
import type { ActedBy, FullPart } from '../lock-order.ts'
import { agreeReplacement, openAgreedReturn, refundAgreed } from './fulfil-proposal.ts'
import { changeProposal, type Party, requireStep } from './party.ts'
import type { ProposalRow } from './proposals.sql.ts'
import { transitionProposal } from './transition-proposal.ts'

/**
 * The other side agrees, and what was proposed is done in the same transaction. Accepting again changes nothing. Fails with OWN_PROPOSAL,
 * NOT_AVAILABLE, OUT_OF_STOCK, and with BALANCE_TOO_LOW (NOT_COVERED for the shopper) when the vendor cannot pay the refund.
 */
export async function acceptProposal(
  ctx: OperationContext,
  party: Party,
  { proposalId }: { proposalId: string },
): Promise<{ proposal: ProposalView }> {
  return changeProposal(ctx, party, proposalId, async (tx, open, row) => {
    if (row.status === 'Accepted' && row.side !== party.side) return
    requireStep(tx, party, open, row, 'accept')
    // The vendor answers for what they offered, also when the shopper presses the button: a refund is taken from their balance.
    const vendor: ActedBy = party.side === 'vendor' ? party.by : { actor: row.proposedBy ?? 'guest', side: 'vendor' }
    const amountMinor = await fulfil(tx, open, row, vendor).catch((failure: unknown) => {
      const tooLow = failure instanceof Failure && failure.code === 'BALANCE_TOO_LOW'
      throw tooLow && party.side === 'shopper' ? new Failure('NOT_COVERED') : failure
    })
    await transitionProposal(tx, open, row, 'Accepted', party.by, amountMinor === null ? {} : { amountMinor })
  })
}

/** Returns the amount that was refunded; null for what moves no money yet. */
async function fulfil(tx: Tx, open: FullPart, row: ProposalRow, vendor: ActedBy): Promise<number | null> {
  switch (row.kind) {
    case 'refund':
      return refundAgreed(tx, open, row.lines, vendor, { code: 'NOT_AVAILABLE', reason: '' })
    case 'return':
      await openAgreedReturn(tx, open, row, vendor)
      return null
    case 'replacement':
      await agreeReplacement(tx, open, row)
      return null
  }
}
