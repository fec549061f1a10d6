import { paymentChanged } from '#events/orders.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { findOrder, loadParts } from './orders.sql.ts'

/** Payments know only what they are for; says whose orders these are. A payment of a checkout has no order yet. */
export async function publishPaymentChanges(tx: Tx, references: readonly { type: string; id: string }[]): Promise<void> {
  const orderIds = new Set(references.flatMap(({ type, id }) => (type === 'order' ? [id] : [])))
  for (const orderId of orderIds) {
    const order = await findOrder(tx.db, orderId)
    if (!order) continue
    const workspaceIds = (await loadParts(tx.db, orderId)).map(({ workspaceId }) => workspaceId)
    publish(tx, paymentChanged({ orderId, userId: order.userId, workspaceIds }))
  }
}
