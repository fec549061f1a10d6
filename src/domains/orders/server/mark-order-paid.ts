import { markCollected } from '#domains/payments/server/index.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { confirmOrder } from './confirmation.ts'
import { isOrderId } from './order-id.ts'
import { loadOrderPayments } from './order-payments.ts'
import { lockOrder } from './orders.sql.ts'

/** Confirms a bank transfer. A second call changes nothing. Fails with NOT_FOUND when the order has no pending manual payment. */
export async function markOrderPaid(ctx: AdminContext, { orderId }: { orderId: string }): Promise<void> {
  await transact(ctx, async (tx) => {
    const order = isOrderId(orderId) ? await lockOrder(tx.db, orderId) : undefined
    const payments = order ? await loadOrderPayments(tx.db, order) : []
    const awaited = payments.find(({ provider, status }) => provider === 'manual' && (status === 'pending' || status === 'paid'))
    if (!awaited) throw notFound()
    await markCollected(tx, { paymentId: awaited.id })
    await confirmOrder(tx, orderId)
    if (awaited.status === 'paid') return {}
    const resource = { type: 'order', id: orderId }
    await recordAudit(tx, { actor: ctx.userId, action: 'orders.markedPaid', resource, client: ctx.client })
    return {}
  })
}
