/** When the supplier can no longer open an order. */
import type { Tx } from '#platform/server/transact.ts'
import type { OrderStatus } from '../contract/constants.ts'
import { ENDED, isShared } from './order.rules.ts'
import { clearConfirmedDay } from './orders.sql.ts'
import { type EndReason, endSendings } from './sendings.sql.ts'

/** A changed or replaced order has to be confirmed again. */
export async function endSending(tx: Tx, orderId: string, reason: EndReason): Promise<void> {
  await endSendings(tx.db, orderId, reason, tx.now)
  if (reason !== 'closed') await clearConfirmedDay(tx.db, orderId)
}

export async function endSendingAt(tx: Tx, orderId: string, status: OrderStatus): Promise<void> {
  if (!isShared(status)) await endSending(tx, orderId, ENDED.includes(status) ? 'closed' : 'changed')
}
