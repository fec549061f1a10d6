import { decideRequest } from '#domains/approvals/server/index.ts'
import { lotProblemOf } from '#domains/inventory/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { OrderStatus } from '../contract/constants.ts'
import type { OrderView } from '../contract.ts'
import { acceptApproval, askApproval, endApproval, findStanding, NO_APPROVAL } from './ask-approval.ts'
import { type LineRow, loadLines, setClosed } from './lines.sql.ts'
import { isGated, openUnits } from './order.rules.ts'
import { changeOrderOf, moveTo } from './order-changes.ts'
import { dayOf } from './order-views.ts'
import type { OrderRow } from './orders.sql.ts'
import { receiveLines } from './receive-lines.ts'

/**
 * Any status can be chosen (spec §4), and the choice does what belongs to it: above the limit a choice asks for an approval, and somebody
 * else's choice of Approved gives it; Fulfilled receives what is open; Cancelled closes it, and leaving Cancelled opens it.
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
    const allowed = isGated(status) ? await passGate(tx, userId, order, status) : order
    if (!allowed) return
    if (status === 'Cancelled') await setClosed(tx.db, order.id, idsOf(lines), true)
    if (order.status === 'Cancelled') await setClosed(tx.db, order.id, idsOf(lines), false)
    if (status === 'Fulfilled') await receiveRest(tx, userId, order, lines)
    const ends = status === 'Draft' || status === 'Pending' || (status === 'Cancelled' && order.awaitingApproval)
    if (!ends) return moveTo(tx, userId, allowed, status)
    await endApproval(tx, userId, order.id)
    await moveTo(tx, userId, order, status, NO_APPROVAL)
    const pending = { ...order, ...NO_APPROVAL, status }
    if (status === 'Pending' && (await findStanding(tx, pending)).approval === 'missing') await askApproval(tx, userId, pending)
  })
}

const idsOf = (lines: readonly LineRow[]) => lines.map(({ id }) => id)

/**
 * The order with its approval; null when somebody else has to give it first. Asks for one that is missing. The choice of Approved gives it,
 * unless the person set the terms.
 */
async function passGate(tx: Tx, userId: string, order: OrderRow, status: OrderStatus): Promise<OrderRow | null> {
  if (order.approvedAt !== null) return order
  const approver = status === 'Approved' && userId !== order.termsBy ? userId : null
  const standing = await findStanding(tx, order)
  if (standing.approval === 'none') return acceptApproval(tx, order, approver)
  if (standing.approval === 'given') return acceptApproval(tx, order, standing.request.decidedBy)
  const requestId = standing.approval === 'open' ? standing.request.requestId : await askApproval(tx, userId, order)
  if (approver === null) return null
  await decideRequest(tx, { requestId, workspaceId: order.workspaceId, userId: approver, status: 'Approved', note: '' })
  return acceptApproval(tx, order, approver)
}

async function receiveRest(tx: Tx, userId: string, order: OrderRow, lines: readonly LineRow[]): Promise<void> {
  const reopened = lines.map((line) => (order.status === 'Cancelled' ? { ...line, closed: 0 } : line))
  const open = reopened.flatMap((line) => (openUnits(line) > 0 ? [{ line, quantity: openUnits(line) }] : []))
  if (open.length === 0) return
  try {
    await receiveLines(tx, userId, order, { receivedOn: dayOf(tx.now), note: '', extraMinor: 0, lines: open })
  } catch (error) {
    const problem = lotProblemOf(error)
    throw problem ? new Failure('SERIALS_NEEDED', { sku: problem.params.sku }) : error
  }
}
