import type { OperationContext } from '#platform/server/services.ts'
import type { CartView } from '../contract.ts'
import { loadCartView } from './cart-view.ts'
import { changeCart } from './change-cart.ts'
import { removeLines } from './moves.sql.ts'
import { requireCartOwner } from './owner.ts'

export async function dropSaved(ctx: OperationContext, { lineId }: { lineId: string }): Promise<CartView> {
  const owner = requireCartOwner(ctx)
  return changeCart(ctx, async (tx) => {
    await removeLines(tx.db, owner, 'saved', [lineId], tx.now)
    return loadCartView(tx, owner, ctx.language)
  })
}
