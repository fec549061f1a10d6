import { notFound } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { CheckoutView } from '../contract.ts'
import { toCheckoutView } from './checkout-view.ts'
import { type Checkout, findVisibleCheckout, lockCheckout } from './checkouts.sql.ts'

export async function changeCheckout(
  ctx: OperationContext,
  id: string,
  change: (tx: Tx, checkout: Checkout) => Promise<Checkout>,
): Promise<CheckoutView> {
  return transact(ctx, async (tx) => {
    const visible = await findVisibleCheckout(tx.db, ctx.viewer, id)
    const checkout = visible && (await lockCheckout(tx.db, id))
    if (!checkout) throw notFound()
    return toCheckoutView(tx.db, await change(tx, checkout), tx.now)
  })
}
