import { isLastAdministrator } from '#domains/accounts/server/index.ts'
import { requireOutsider } from '#domains/workspaces/server/index.ts'
import { disputeUpdated } from '#events/orders.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { DisputeRecord } from '../../contract.ts'
import { findPartOfDispute, saveDisputeDecision } from '../disputes.sql.ts'
import type { ActedBy, FullPart } from '../lock-order.ts'
import { formatPartNumber } from '../order-number.ts'
import { refundAgreed } from '../proposals/fulfil-proposal.ts'
import { findProposal } from '../proposals/proposals.sql.ts'
import { transitionProposal } from '../proposals/transition-proposal.ts'
import { refundReturn } from '../refund-return.ts'
import { transitionReturn } from '../transition-return.ts'
import { loadDisputeRecord } from './disputes.ts'
import { adminActor, lockPart } from './lock-part.ts'

type DisputeVerdict = { id: string; decision: 'refund' | 'dismiss'; reason: string }

/**
 * Decides an open dispute. Fails with WRONG_STATUS when it was decided already, with NOT_RETURNABLE when units of a proposal were settled
 * otherwise, and with OWN_DISPUTE for its shopper and for members of the vendor, unless there is no other administrator.
 */
export async function decideDispute(ctx: AdminContext, { id, decision, reason }: DisputeVerdict): Promise<DisputeRecord> {
  const named = await findPartOfDispute(ctx.services.db, id)
  if (!named) throw notFound()
  await transact(ctx, async (tx) => {
    const open = await lockPart(tx, formatPartNumber(named.orderId, named.number))
    const { order, part } = open
    await requireOutsider(tx, ctx.userId, part.workspaceId, 'OWN_DISPUTE')
    if (order.userId === ctx.userId && !(await isLastAdministrator(tx.db, ctx.userId, tx.now))) throw new Failure('OWN_DISPUTE')
    const about = await decide(tx, open, { id, decision, reason }, adminActor(ctx))
    await saveDisputeDecision(tx.db, id, { decision: decision === 'refund' ? 'refunded' : 'dismissed', reason, decidedAt: tx.now })
    const { workspaceId } = part
    publish(tx, disputeUpdated({ orderId: order.id, number: part.number, workspaceId, userId: order.userId, ...about, step: 'decided' }))
    const resource = { type: 'order', id: order.id }
    const action = decision === 'refund' ? 'orders.disputeRefunded' : 'orders.disputeDismissed'
    await recordAudit(tx, { actor: ctx.userId, action, resource, workspaceId, client: ctx.client, details: about })
    return {}
  })
  return loadDisputeRecord(ctx.services.db, { id, ...named }, ctx.language)
}

/** Returns what the dispute was about. */
async function decide(
  tx: Tx,
  open: FullPart,
  { id, decision, reason }: DisputeVerdict,
  by: ActedBy,
): Promise<{ returnId: string } | { proposalId: string }> {
  const row = open.part.returns.find((row) => row.id === id)
  if (row) {
    if (row.status !== 'Disputed') throw new Failure('WRONG_STATUS', { status: row.status })
    if (decision === 'refund') await refundReturn(tx, open, row, by, reason)
    else await transitionReturn(tx, open, row, 'Dismissed', by)
    return { returnId: id }
  }
  const proposal = await findProposal(tx.db, id)
  if (!proposal) throw notFound()
  if (proposal.status !== 'Disputed') throw new Failure('WRONG_STATUS', { status: proposal.status })
  if (decision === 'refund') {
    const amountMinor = await refundAgreed(tx, open, proposal.lines, by, { code: 'NOT_RETURNABLE', reason })
    await transitionProposal(tx, open, proposal, 'Refunded', by, { amountMinor })
  } else await transitionProposal(tx, open, proposal, 'Dismissed', by)
  return { proposalId: id }
}
