import { ownerOf } from '#domains/cart/server/index.ts'
import { newOrderId } from '#domains/orders/server/index.ts'
import { methodsOffered, startPayment } from '#domains/payments/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import { buyerOf } from './buyer.ts'
import { callOffPayment } from './call-off-payment.ts'
import { lockLive, updateCheckout } from './checkouts.sql.ts'
import { commitOrder } from './commit-order.ts'
import { type Placement, purchaseOf } from './purchase.ts'

export type Placed = { orderId: string; totalMinor: number; currency: string }

/**
 * Buys what is in the cart and is paid for later, all or nothing: stock is allocated, the order written and split by vendor, the cart
 * emptied, in one transaction. A checkout that was begun by card becomes this order; if its card has gone through meanwhile it is placed as
 * paid. Fails with CART_EMPTY, SOLD_OUT (which lines, what is left), OWN_PRODUCT (which goods), NOT_DELIVERED (whose method does not lead
 * there) or TOTAL_CHANGED (the totals as they are now).
 */
export async function placeOrder(
  call: Call,
  { payment = 'delivery', ...placement }: Placement & { payment?: 'delivery' | 'transfer' | undefined },
): Promise<Placed> {
  if (!methodsOffered(call.kernel).includes(payment)) throw new Failure('METHOD_NOT_OFFERED')
  const owner = ownerOf(call)
  const buyer = buyerOf(call.viewer)
  return transact(call, async (tx) => {
    const begun = await lockLive(tx.db, owner)
    const paid = begun !== null && (await callOffPayment(tx, begun)) === 'paid'
    const purchase = begun && paid ? begun.purchase : await purchaseOf(tx, owner, call.language, placement)
    const orderId = begun?.orderId ?? newOrderId()
    const { totalMinor, currency } = purchase
    await commitOrder(tx, { orderId, owner, buyer, purchase, method: paid ? 'card' : payment })
    const asked = paid
      ? null
      : await startPayment(tx, { reference: { type: 'order', id: orderId }, method: payment, amountMinor: totalMinor, currency })
    if (begun) {
      const paymentId = asked?.id ?? begun.paymentId
      await updateCheckout(tx.db, begun, { status: 'placed', purchase, totalMinor, paymentId, endedAt: tx.now })
    }
    return { orderId, totalMinor, currency }
  })
}
