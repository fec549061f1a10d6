import type { Services } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { type ActedBy, lockFullOrder, requirePart } from '../lock-order.ts'
import { formatPartNumber } from '../order-number.ts'
import { openDispute } from './dispute-proposal.ts'
import { findUnavailable } from './fulfil-proposal.ts'
import { findPartOfProposal, findProposal } from './proposals.sql.ts'
import { transitionProposal } from './transition-proposal.ts'

const PLAZA: ActedBy = { actor: 'system', side: 'system' }

/** Nobody answered in time: the shopper's request goes to the administrators, unless its units were settled; the vendor's expires. */
export async function settleOverdue(services: Services, proposalId: string): Promise<void> {
  const named = await findPartOfProposal(services.db, proposalId)
  if (!named) return
  await transactAsSystem(services, async (tx) => {
    const open = requirePart(await lockFullOrder(tx, named.orderId), formatPartNumber(named.orderId, named.number))
    const row = await findProposal(tx.db, proposalId)
    if (row?.status !== 'Open' || row.answerUntil > tx.now) return
    if (row.side === 'shopper' && findUnavailable(open, 'refund', row.lines).length === 0)
      await openDispute(tx, open, row, PLAZA, row.message)
    else await transitionProposal(tx, open, row, 'Expired', PLAZA)
  })
}
