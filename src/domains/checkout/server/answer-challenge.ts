import { answerChallenge as answerCard } from '#domains/payments/server/index.ts'
import type { OperationContext } from '#platform/server/services.ts'
import type { CheckoutView } from '../contract.ts'
import { changeCheckout } from './change-checkout.ts'

/** The shopper's answer to the bank's challenge. */
export async function answerChallenge(
  ctx: OperationContext,
  { checkoutId, confirmed }: { checkoutId: string; confirmed: boolean },
): Promise<CheckoutView> {
  return changeCheckout(ctx, checkoutId, async (tx, checkout) => {
    if (checkout.status !== 'paying' || checkout.paymentId === null) return checkout
    await answerCard(tx, { paymentId: checkout.paymentId, confirmed })
    return checkout
  })
}
