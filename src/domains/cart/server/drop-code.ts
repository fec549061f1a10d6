import type { OperationContext } from '#platform/server/services.ts'
import type { CartView } from '../contract.ts'
import { loadCartView } from './cart-view.ts'
import { changeCart } from './change-cart.ts'
import { deleteCodes } from './codes.sql.ts'
import { requireCartOwner } from './owner.ts'

export async function dropCode(ctx: OperationContext, { code }: { code: string }): Promise<CartView> {
  const owner = requireCartOwner(ctx)
  return changeCart(ctx, async (tx) => {
    await deleteCodes(tx.db, owner, [code])
    return loadCartView(tx, owner, ctx.language)
  })
}
