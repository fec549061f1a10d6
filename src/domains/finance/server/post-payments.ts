/** Posts shoppers' payments and refunds. Cash that a vendor collects on delivery never passes through Plaza's own accounts. */

import type { paymentPaid, paymentRefunded } from '#events/payments.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { EventPayload } from '#platform/shared/domain-event.ts'
import { paymentMoves, paymentRefundMoves } from './ledger.rules.ts'
import { postEntries } from './post-entries.ts'
import { recordCollection, releaseSale } from './record-sale.ts'
import { insertReceipt, listUncollectedParts, markSalesPaid } from './sales.sql.ts'

const ON_DELIVERY = 'delivery'

export async function postPayment(tx: Tx, payment: EventPayload<typeof paymentPaid>): Promise<void> {
  const { paymentId, reference, method, currency, amountMinor } = payment
  if (method === ON_DELIVERY) {
    for (const part of await listUncollectedParts(tx.db, reference)) await recordCollection(tx, part)
    return
  }
  await insertReceipt(tx.db, paymentId, reference, tx.now)
  const about = { workspaceId: null, currency, reference: { type: 'payment', id: paymentId }, ...toOrderId(reference) }
  await postEntries(
    tx,
    paymentMoves(amountMinor).map((moves) => ({ ...moves, ...about })),
  )
  for (const part of await markSalesPaid(tx.db, reference, tx.now)) await releaseSale(tx, part)
}

/** A waived amount was never paid, so it moves no money. */
export async function postPaymentRefund(tx: Tx, refund: EventPayload<typeof paymentRefunded>): Promise<void> {
  const { refundId, method, currency, amountMinor, waived, reference } = refund
  if (method === ON_DELIVERY || waived) return
  const about = { workspaceId: null, currency, reference: { type: 'paymentRefund', id: refundId }, ...toOrderId(reference) }
  await postEntries(
    tx,
    paymentRefundMoves(amountMinor).map((moves) => ({ ...moves, ...about })),
  )
}

/** Links the entry to its order, so that it is listed with the order. */
function toOrderId({ type, id }: { type: string; id: string }): { orderId?: string } {
  return type === 'order' ? { orderId: id } : {}
}
