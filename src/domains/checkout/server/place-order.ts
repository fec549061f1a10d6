import { requireCartOwner } from '#domains/cart/server/index.ts'
import { newOrderId } from '#domains/orders/server/index.ts'
import { methodsOffered, startPayment } from '#domains/payments/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { cancelPendingPayment } from './cancel-pending-payment.ts'
import { lockLiveCheckout, updateCheckout } from './checkouts.sql.ts'
import { commitOrder } from './commit-order.ts'
import { type Placement, preparePurchase } from './prepare-purchase.ts'
import { toBuyer } from './to-buyer.ts'

export type Placed = { orderId: string; totalMinor: number; currency: string }

/**
 * Places an order that is paid later: allocates stock, writes the order split by vendor and empties the cart, in one transaction. A live
 * card checkout becomes this order; if its card payment went through before, the order is placed as paid. Fails with CART_EMPTY, SOLD_OUT
 * (lines and quantities left), OWN_PRODUCT (product names), NOT_DELIVERED (vendors), PROMOTION_CHANGED or TOTAL_CHANGED (current totals).
 */
export async function placeOrder(
  ctx: OperationContext,
  { payment = 'delivery', ...placed }: Omit<Placement, 'payment'> & { payment?: 'delivery' | 'transfer' | undefined },
): Promise<Placed> {
  if (!methodsOffered(ctx.services).includes(payment)) throw new Failure('METHOD_NOT_OFFERED')
  const owner = requireCartOwner(ctx)
  const buyer = toBuyer(ctx.viewer)
  return transact(ctx, async (tx) => {
    const begun = await lockLiveCheckout(tx.db, owner)
    const paid = begun !== null && (await cancelPendingPayment(tx, begun)) === 'paid'
    const purchase =
      begun && paid ? begun.purchase : await preparePurchase(tx, { owner, userId: buyer.userId }, ctx.language, { ...placed, payment })
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
