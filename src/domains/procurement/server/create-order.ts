import { orderCreated } from '#events/procurement.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { OrderInput, OrderView } from '../contract.ts'
import { askApproval, findStanding } from './ask-approval.ts'
import { refreshIncoming } from './goods.ts'
import { saveLines } from './lines.sql.ts'
import { recordChange, toFields } from './order-changes.ts'
import { toLineRows } from './order-lines.ts'
import { insertWithNumber } from './order-numbers.ts'
import { orderView } from './order-views.ts'

/** A new purchase order is Pending (spec §4), and asks for its approval if it needs one. Fails with SUPPLIER_ARCHIVED, UNKNOWN_VARIANT, NAME_MISSING. */
export async function createOrder(ctx: WorkspaceContext, input: OrderInput): Promise<OrderView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const orderId = newId('po')
    const lines = await toLineRows(tx, { orderId, workspaceId, language: ctx.language, known: [] }, input.items)
    const fields = await toFields(tx, workspaceId, input, lines)
    const placed = { ...fields, workspaceId, id: orderId, author: ctx.userId, termsBy: ctx.userId, status: 'Pending' as const }
    const number = await insertWithNumber(tx, { ...placed, createdAt: tx.now })
    await saveLines(tx.db, orderId, lines)
    await refreshIncoming(tx, workspaceId, orderId)
    await recordChange(tx, ctx.userId, orderId, 'created', 'Pending')
    publish(tx, orderCreated({ orderId, workspaceId, number, actor: ctx.userId }))
    const order = { ...placed, number, approvedAt: null }
    if ((await findStanding(tx, order)).approval === 'missing') await askApproval(tx, ctx.userId, order)
    return orderView(ctx, tx, orderId)
  })
}
