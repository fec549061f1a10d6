import { cancelPayment } from '#domains/payments/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Checkout } from './checkouts.sql.ts'

/** Waits no longer for the payment of a locked checkout. `paid`: it has come meanwhile, and that is what counts. */
export async function callOffPayment(tx: Tx, { status, paymentId }: Checkout): Promise<'paid' | 'none'> {
  if (status !== 'paying' || paymentId === null) return 'none'
  return (await cancelPayment(tx, { paymentId })).status === 'paid' ? 'paid' : 'none'
}
