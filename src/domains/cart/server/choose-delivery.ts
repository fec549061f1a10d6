import { findActiveMethod } from '#domains/vendors/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import type { CartView } from '../contract.ts'
import { loadCartView } from './cart-view.ts'
import { changeCart } from './change-cart.ts'
import { saveDelivery } from './deliveries.sql.ts'
import { requireCartOwner } from './owner.ts'

/** Saves the delivery method for one vendor's items. The choice is kept even while the cart has none of them. */
export async function chooseDelivery(ctx: OperationContext, { methodId }: { methodId: string }): Promise<CartView> {
  const owner = requireCartOwner(ctx)
  return changeCart(ctx, async (tx) => {
    const method = await findActiveMethod(tx.db, methodId)
    if (!method) throw new Failure('NOT_FOUND')
    await saveDelivery(tx.db, { owner, workspaceId: method.workspaceId, methodId, chosenAt: tx.now })
    return loadCartView(tx, owner, ctx.language)
  })
}
