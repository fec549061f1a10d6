import { findAccount, toEmailKey } from '#domains/accounts/server/index.ts'
import { orderConfirmed } from '#events/orders.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { confirmableUntil } from './confirmation.rules.ts'
import { clearConfirmation, countPendingOrders } from './confirmation.sql.ts'
import { orderSettings } from './settings.sql.ts'

type Placed = { userId: string | null; email: string; totalMinor: number; paidLater: boolean }

/** Until when a new order has to be confirmed; null when it need not, for example because no mail is delivered. */
export async function decideConfirmation(tx: Tx, { userId, email, totalMinor, paidLater }: Placed): Promise<Date | null> {
  if (!paidLater || !tx.services.mailer.delivers) return null
  const settings = await orderSettings.load(tx.db)
  if (settings.confirmAboveMinor === null) return null
  const emailKey = toEmailKey(email)
  const account = userId === null ? null : await findAccount(tx.db, userId)
  if (account?.emailProof === 'mailed') return null
  const pendingOrders = await countPendingOrders(tx.db, { userId, emailKey })
  return confirmableUntil({ totalMinor, pendingOrders, now: tx.now }, settings)
}

/** The order is genuine: its address was confirmed, or its money arrived. Does nothing after the deadline. */
export async function confirmOrder(tx: Tx, orderId: string): Promise<void> {
  if (await clearConfirmation(tx.db, orderId, tx.now)) publish(tx, orderConfirmed({ orderId }))
}
