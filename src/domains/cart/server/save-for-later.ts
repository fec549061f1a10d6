import type { OperationContext } from '#platform/server/services.ts'
import { type CartView, MAX_QUANTITY } from '../contract.ts'
import { loadCartLinesWithPlace } from './cart.sql.ts'
import { loadCartView } from './cart-view.ts'
import { changeCart } from './change-cart.ts'
import { moveLine } from './moves.sql.ts'
import { requireCartOwner } from './owner.ts'
import { refuseFull } from './refuse-full.ts'

/** Saves a line for later; quantities of the same line add up. */
export async function saveForLater(ctx: OperationContext, { lineId }: { lineId: string }): Promise<CartView> {
  const owner = requireCartOwner(ctx)
  return changeCart(ctx, async (tx) => {
    const saved = (await loadCartLinesWithPlace(tx.db, owner)).filter(({ place }) => place === 'saved')
    refuseFull(saved, [lineId])
    await moveLine(tx.db, { owner, lineId, from: 'cart', to: 'saved', max: MAX_QUANTITY })
    return loadCartView(tx, owner, ctx.language)
  })
}
