import { isLastAdministrator } from '#domains/accounts/server/index.ts'
import { requireOutsider } from '#domains/workspaces/server/index.ts'
import { disputeUpdated } from '#events/orders.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { DisputeRecord } from '../../contract.ts'
import { findPartOfReturn, saveDisputeDecision } from '../disputes.sql.ts'
import { formatPartNumber } from '../order-number.ts'
import { refundReturn } from '../refund-return.ts'
import { transitionReturn } from '../transition-return.ts'
import { loadDisputeRecord } from './disputes.ts'
import { adminActor, lockPart } from './lock-part.ts'

type DisputeVerdict = { returnId: string; decision: 'refund' | 'dismiss'; reason: string }

/**
 * Decides an open dispute. Fails with WRONG_STATUS when it was decided already, and with OWN_DISPUTE for its shopper and for members of the
 * vendor, unless there is no other administrator.
 */
export async function decideDispute(ctx: AdminContext, { returnId, decision, reason }: DisputeVerdict): Promise<DisputeRecord> {
  const named = await findPartOfReturn(ctx.services.db, returnId)
  if (!named) throw notFound()
  await transact(ctx, async (tx) => {
    const open = await lockPart(tx, formatPartNumber(named.orderId, named.number))
    const { order, part } = open
    const row = part.returns.find(({ id }) => id === returnId)
    if (!row) throw notFound()
    await requireOutsider(tx, ctx.userId, part.workspaceId, 'OWN_DISPUTE')
    if (order.userId === ctx.userId && !(await isLastAdministrator(tx.db, ctx.userId, tx.now))) throw new Failure('OWN_DISPUTE')
    if (row.status !== 'Disputed') throw new Failure('WRONG_STATUS', { status: row.status })
    const by = adminActor(ctx)
    if (decision === 'refund') await refundReturn(tx, open, row, by, reason)
    else await transitionReturn(tx, open, row, 'Dismissed', by)
    await saveDisputeDecision(tx.db, returnId, { decision: decision === 'refund' ? 'refunded' : 'dismissed', reason, decidedAt: tx.now })
    const { workspaceId } = part
    publish(tx, disputeUpdated({ orderId: order.id, number: part.number, workspaceId, userId: order.userId, returnId, step: 'decided' }))
    const resource = { type: 'order', id: order.id }
    const action = decision === 'refund' ? 'orders.disputeRefunded' : 'orders.disputeDismissed'
    await recordAudit(tx, { actor: ctx.userId, action, resource, workspaceId, client: ctx.client, details: { returnId } })
    return {}
  })
  return loadDisputeRecord(ctx.services.db, { returnId, ...named }, ctx.language)
}
