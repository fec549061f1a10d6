import { Failure } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { type ChangedCartView, MAX_QUANTITY } from '../contract.ts'
import { loadCartLinesWithPlace, type Place } from './cart.sql.ts'
import { loadCartView } from './cart-view.ts'
import { changeCart } from './change-cart.ts'
import { unitsElsewhere, variantIdOf } from './line-id.rules.ts'
import { cartItemsLoader } from './load-cart-items.ts'
import { maxQuantityFor } from './max-quantity.ts'
import { moveLine } from './moves.sql.ts'
import { requireCartOwner } from './owner.ts'
import { refuseFull } from './refuse-full.ts'

/** Moves a saved line to the cart, capped by stock. The rest stays saved. */
export async function moveToCart(ctx: OperationContext, { lineId }: { lineId: string }): Promise<ChangedCartView> {
  const owner = requireCartOwner(ctx)
  return changeCart(ctx, async (tx) => {
    const lines = await loadCartLinesWithPlace(tx.db, owner)
    const quantityIn = (place: Place) => lines.find((line) => line.place === place && line.lineId === lineId)?.quantity ?? 0
    if (quantityIn('saved') === 0) return { ...(await loadCartView(tx, owner, ctx.language)), cappedTo: null }
    const inCart = lines.filter(({ place }) => place === 'cart')
    refuseFull(inCart, [lineId])
    const loadItems = cartItemsLoader(tx.db, owner, ctx.language)
    const items = await loadItems(lines.map((line) => line.variantId))
    const variantId = variantIdOf(lineId)
    const limit = Math.min(maxQuantityFor(items, variantId), items.variants.get(variantId)?.measure.maxSteps ?? MAX_QUANTITY)
    const most = limit - unitsElsewhere(inCart, lineId)
    if (most <= 0) throw new Failure('SOLD_OUT')
    const after = await moveLine(tx.db, { owner, lineId, from: 'saved', to: 'cart', max: most })
    const wanted = quantityIn('saved') + quantityIn('cart')
    return { ...(await loadCartView(tx, owner, ctx.language, { loadItems })), cappedTo: after < wanted ? after : null }
  })
}
