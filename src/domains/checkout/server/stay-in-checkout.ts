import type { OperationContext } from '#platform/server/services.ts'
import type { CheckoutView } from '../contract.ts'
import { changeCheckout } from './change-checkout.ts'
import { isExpired, isLive } from './checkout.rules.ts'
import { updateCheckout } from './checkouts.sql.ts'
import { extendOrRenewHold } from './pay-checkout.ts'

/** Extends the stock hold of an active shopper. */
export async function stayInCheckout(ctx: OperationContext, { checkoutId }: { checkoutId: string }): Promise<CheckoutView> {
  return changeCheckout(ctx, checkoutId, async (tx, checkout) =>
    isLive(checkout.status) && !isExpired(checkout, tx.now)
      ? updateCheckout(tx.db, checkout, await extendOrRenewHold(tx, ctx, checkout))
      : checkout,
  )
}
