import { cancelPayment } from '#domains/payments/server/index.ts'
import type { OperationContext } from '#platform/server/services.ts'
import type { CheckoutView } from '../contract.ts'
import { changeCheckout } from './change-checkout.ts'
import { updateCheckout } from './checkouts.sql.ts'
import { extendOrRenewHold } from './pay-checkout.ts'

/** Cancels the processing payment so that the shopper can pay another way. A payment that went through before still places the order. */
export async function cancelCheckoutPayment(ctx: OperationContext, { checkoutId }: { checkoutId: string }): Promise<CheckoutView> {
  return changeCheckout(ctx, checkoutId, async (tx, checkout) => {
    if (checkout.status !== 'paying' || checkout.paymentId === null) return checkout
    const { status } = await cancelPayment(tx, { paymentId: checkout.paymentId })
    return status === 'paid'
      ? checkout
      : updateCheckout(tx.db, checkout, { status: 'open', ...(await extendOrRenewHold(tx, ctx, checkout)) })
  })
}
