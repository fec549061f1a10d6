import { shipmentAdvised } from '#events/procurement.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { AdviceInput, SentOrder } from '../contract.ts'
import { insertAdvice } from './advices.sql.ts'
import { ENDED } from './order.rules.ts'
import { recordChange } from './order-changes.ts'
import { lockOrder } from './orders.sql.ts'
import { findForLinked, loadSentLines, type SentLineRow } from './sendings.sql.ts'
import { toSentOrder } from './sent-order-view.ts'

/** The linked supplier says what is on its way; the buyer's receipt begins with it. Fails as the contract says. */
export async function adviseShipment(ctx: WorkspaceContext, { orderId, ...input }: AdviceInput & { orderId: string }): Promise<SentOrder> {
  const { workspaceId: linkedWorkspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const seen = await findForLinked(tx.db, linkedWorkspaceId, orderId)
    const order = seen && (await lockOrder(tx.db, seen.workspaceId, orderId))
    const sent = await findForLinked(tx.db, linkedWorkspaceId, orderId)
    if (!order || !sent) throw notFound()
    if (ENDED.includes(order.status)) throw new Failure('ORDER_ENDED')
    const lines = toAdvised(await loadSentLines(tx.db, orderId, sent.id), input.lines)
    const adviceId = newId('pad')
    const { workspaceId, number, author } = order
    const { carrier, trackingNumber, expectedDate } = input
    const advice = { workspaceId, orderId, carrier, trackingNumber, expectedOn: expectedDate, actor: ctx.userId, createdAt: tx.now }
    await insertAdvice(tx.db, { id: adviceId, ...advice }, lines)
    await recordChange(tx, '', orderId, 'advised', order.status)
    publish(tx, shipmentAdvised({ orderId, workspaceId, number, actor: ctx.userId, author, adviceId, linkedWorkspaceId }))
    return toSentOrder(tx.db, sent)
  })
}

/** Fails with NOT_FOUND, MORE_THAN_ORDERED and NOTHING_ADVISED. A line that is named twice counts once with the sum. */
function toAdvised(known: readonly SentLineRow[], asked: AdviceInput['lines']): { lineId: string; quantity: number }[] {
  const byId = new Map(known.map((line) => [line.id, line]))
  const advised = [...Map.groupBy(asked, ({ lineId }) => lineId)].flatMap(([lineId, entries]) => {
    const line = byId.get(lineId)
    if (!line) throw notFound()
    const quantity = entries.reduce((sum, entry) => sum + entry.quantity, 0)
    const most = Math.max(0, line.quantity - line.closed - line.advised)
    if (quantity > most) throw new Failure('MORE_THAN_ORDERED', { lineId, most })
    return quantity === 0 ? [] : [{ lineId, quantity }]
  })
  if (advised.length === 0) throw new Failure('NOTHING_ADVISED')
  return advised
}
