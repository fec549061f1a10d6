/** Shoppers' money that came and went back. What a vendor collects at the door never passes through Plaza. */
import type { paymentPaid, paymentRefunded } from '#facts/payments.ts'
import type { Tx } from '#platform/server/transact.ts'
import { enter } from './enter.ts'
import { releaseSale } from './keep-sale.ts'
import { paymentMoves, paymentRefundMoves } from './ledger.rules.ts'
import { insertReceipt, markPaidFor } from './sales.sql.ts'

const AT_THE_DOOR = 'delivery'

export async function countPayment(tx: Tx, payment: ReturnType<typeof paymentPaid>['payload']): Promise<void> {
  const { paymentId, reference, method, currency, amountMinor } = payment
  if (method === AT_THE_DOOR) return
  await insertReceipt(tx.db, paymentId, reference, tx.now)
  const about = { workspaceId: null, currency, reference: { type: 'payment', id: paymentId }, ...orderOf(reference) }
  await enter(
    tx,
    paymentMoves(amountMinor).map((moves) => ({ ...moves, ...about })),
  )
  for (const part of await markPaidFor(tx.db, reference, tx.now)) await releaseSale(tx, part)
}

/** What is no longer owed though it never came moves nothing. */
export async function countRefund(tx: Tx, refund: ReturnType<typeof paymentRefunded>['payload']): Promise<void> {
  const { refundId, method, currency, amountMinor, waived, reference } = refund
  if (method === AT_THE_DOOR || waived) return
  const about = { workspaceId: null, currency, reference: { type: 'paymentRefund', id: refundId }, ...orderOf(reference) }
  await enter(
    tx,
    paymentRefundMoves(amountMinor).map((moves) => ({ ...moves, ...about })),
  )
}

/** So that whoever opens an order finds it. */
function orderOf({ type, id }: { type: string; id: string }): { orderId?: string } {
  return type === 'order' ? { orderId: id } : {}
}
