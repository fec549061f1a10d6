import { approvalAsked } from '#events/procurement.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { OrderStatus } from '../contract/constants.ts'
import type { OrderView } from '../contract.ts'
import { needsApproval } from './approval-gate.ts'
import { loadLines, setClosed } from './lines.sql.ts'
import { isGated, openUnits } from './order.rules.ts'
import { changeOrderOf, moveTo, recordChange } from './order-changes.ts'
import { dayOf } from './order-views.ts'
import { changeOrder, type OrderRow } from './orders.sql.ts'
import { receiveLines } from './receive-lines.ts'

/**
 * Any status can be chosen (spec §4), and the choice does what belongs to it: above the limit the author's choice asks for an approval
 * and somebody else's choice of Approved gives it; Fulfilled receives what is open; Cancelled closes it, and leaving Cancelled opens it.
 */
export async function setOrderStatus(
  ctx: WorkspaceContext,
  input: { orderId: string; version: number; status: OrderStatus },
): Promise<OrderView> {
  return changeOrderOf(ctx, input, async (tx, order) => {
    const { status } = input
    if (status === order.status) return
    const { userId } = ctx
    const lines = await loadLines(tx.db, order.id)
    if (status === 'PartiallyReceived' && !lines.some(({ received }) => received > 0)) throw new Failure('RECEIPT_NEEDED')
    const approves = status === 'Approved' && userId !== order.author
    if (isGated(status) && !approves && (await needsApproval(tx, order))) return askApproval(tx, userId, order)
    const ids = lines.map(({ id }) => id)
    if (status === 'Cancelled') await setClosed(tx.db, order.id, ids, true)
    if (order.status === 'Cancelled') await setClosed(tx.db, order.id, ids, false)
    if (status === 'Fulfilled') {
      const reopened = lines.map((line) => (order.status === 'Cancelled' ? { ...line, closed: 0 } : line))
      const open = reopened.flatMap((line) => (openUnits(line) > 0 ? [{ line, quantity: openUnits(line) }] : []))
      if (open.length > 0) await receiveLines(tx, userId, order, { receivedOn: dayOf(tx.now), note: '', extraMinor: 0, lines: open })
    }
    if (approves) await recordChange(tx, userId, order.id, 'approved', status)
    await moveTo(tx, userId, order, status, approvalFor(tx, userId, order, status))
  })
}

async function askApproval(tx: Tx, actor: string, order: OrderRow): Promise<void> {
  if (order.approvalAskedBy !== null) return
  const { id: orderId, workspaceId, number, author } = order
  await changeOrder(tx.db, orderId, { approvalAskedBy: actor, status: order.status === 'Draft' ? 'Pending' : order.status })
  await recordChange(tx, actor, orderId, 'approvalAsked', order.status)
  publish(tx, approvalAsked({ orderId, workspaceId, number, author, actor }))
}

/** Draft and Pending have no approval; the others get one with the first of them, which freezes the rate. */
function approvalFor({ now }: Tx, userId: string, order: OrderRow, status: OrderStatus) {
  if (status === 'Draft' || status === 'Pending') return { approvedAt: null, approvedBy: null, approvalAskedBy: null }
  if (!isGated(status) || order.approvedAt !== null) return {}
  return { approvedAt: now, approvedBy: status === 'Approved' && userId !== order.author ? userId : null }
}
