import { cancelPayment } from '#domains/payments/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Checkout } from './checkouts.sql.ts'

/** Cancels the pending payment of a locked checkout. Returns `paid` when the payment went through before. */
export async function cancelPendingPayment(tx: Tx, { status, paymentId }: Checkout): Promise<'paid' | 'none'> {
  if (status !== 'paying' || paymentId === null) return 'none'
  return (await cancelPayment(tx, { paymentId })).status === 'paid' ? 'paid' : 'none'
}
