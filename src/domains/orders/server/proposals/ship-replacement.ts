import { shipAllocated } from '#domains/inventory/server/index.ts'
import { replacementSent } from '#events/orders.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { publish } from '#platform/server/transact.ts'
import type { ProposalView } from '../../contract.ts'
import { linesForPart } from '../lock-order.ts'
import type { Tracking } from '../parcels.sql.ts'
import { incrementPartVersion } from '../progress.sql.ts'
import { toVariantQuantities } from '../units.rules.ts'
import { REPLACEMENT_REFERENCE } from './fulfil-proposal.ts'
import { changeProposal, type Party, requireStep } from './party.ts'
import { setReplacementShipped } from './replacements.sql.ts'

/** Sends the units of an agreed replacement and consumes their stock. No money moves. Fails with WRONG_STATUS. */
export async function shipReplacement(
  ctx: OperationContext,
  party: Party,
  { proposalId, carrier, trackingNumber, trackingUrl }: Tracking & { proposalId: string },
): Promise<{ proposal: ProposalView }> {
  return changeProposal(ctx, party, proposalId, async (tx, open, row) => {
    requireStep(tx, party, open, row, 'shipReplacement')
    await setReplacementShipped(tx.db, proposalId, { carrier, trackingNumber, trackingUrl }, tx.now)
    await shipAllocated(tx, toVariantQuantities(linesForPart(open), row.lines), { type: REPLACEMENT_REFERENCE, id: proposalId })
    const { order, part } = open
    await incrementPartVersion(tx.db, order.id, part.number)
    publish(
      tx,
      replacementSent({ orderId: order.id, number: part.number, workspaceId: part.workspaceId, userId: order.userId, proposalId }),
    )
  })
}
