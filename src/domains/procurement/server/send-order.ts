import { toEmailKey } from '#domains/accounts/server/index.ts'
import { orderSent } from '#events/procurement.ts'
import { Failure } from '#platform/server/failure.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { OrderView, SendingInput } from '../contract.ts'
import { acceptApproval, findStanding } from './ask-approval.ts'
import { endSending } from './end-sending.ts'
import { findSupplierLink } from './links.sql.ts'
import { ENDED } from './order.rules.ts'
import { changeOrderOf, moveTo } from './order-changes.ts'
import type { OrderRow } from './orders.sql.ts'
import { sendingToken } from './sending-link.ts'
import { insertSending } from './sendings.sql.ts'

/** Mails to people without an account: few about one order and to one address, also for several members together. */
const PER_ORDER: RateLimit = { name: 'procurement.sendings-of-order', points: 10, seconds: 24 * 3600 }
const PER_ADDRESS: RateLimit = { name: 'procurement.sendings-to-address', points: 50, seconds: 24 * 3600 }
const PER_WORKSPACE: RateLimit = { name: 'procurement.sendings', points: 500, seconds: 24 * 3600 }

/** Sends an order to its supplier, and ends the link of the last sending. An approval that is missing is not bypassed. */
export async function sendOrder(ctx: WorkspaceContext, input: SendingInput): Promise<OrderView> {
  await consumeLimits(ctx, input)
  return changeOrderOf(ctx, input, async (tx, order) => {
    if (order.status === 'Draft' || ENDED.includes(order.status)) throw new Failure('NOT_SENDABLE')
    const approved = await requireApproval(tx, order)
    const { id: orderId, workspaceId, number } = order
    const link = await findSupplierLink(tx.db, workspaceId, order.supplierId)
    const linkedWorkspaceId = link?.acceptedAt ? link.linkedWorkspaceId : null
    if (input.email === '' && linkedWorkspaceId === null) throw new Failure('ADDRESS_NEEDED')
    await endSending(tx, orderId, 'replaced')
    const sendingId = newId('pos')
    const { email, language, message } = input
    const tokenHash = hashToken(sendingToken(tx.services, sendingId))
    const by = { linkedWorkspaceId, sentBy: ctx.userId, sentAt: tx.now }
    await insertSending(tx.db, { id: sendingId, workspaceId, orderId, email, language, message, tokenHash, ...by })
    await moveTo(tx, ctx.userId, approved, order.status === 'PartiallyReceived' ? order.status : 'Sent', {}, 'sent')
    publish(tx, orderSent({ orderId, workspaceId, number, actor: ctx.userId, sendingId, linkedWorkspaceId }))
  })
}

/** Fails with RATE_LIMITED. A repeated request counts once. */
async function consumeLimits({ services: { limits }, membership: { workspaceId }, idempotency }: WorkspaceContext, input: SendingInput) {
  const once = idempotency?.key ?? null
  await limits.consume(PER_WORKSPACE, workspaceId, once)
  await limits.consume(PER_ORDER, `${workspaceId} ${input.orderId}`, once)
  if (input.email !== '') await limits.consume(PER_ADDRESS, toEmailKey(input.email), once)
}

/** Fails with APPROVAL_NEEDED. */
async function requireApproval(tx: Tx, order: OrderRow): Promise<OrderRow> {
  if (order.approvedAt !== null) return order
  const standing = await findStanding(tx, order)
  if (standing.approval === 'open' || standing.approval === 'missing') throw new Failure('APPROVAL_NEEDED')
  return acceptApproval(tx, order, standing.approval === 'given' ? standing.request.decidedBy : null)
}
