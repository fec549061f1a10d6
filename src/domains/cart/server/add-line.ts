import { lineAdded } from '#events/cart.ts'
import { Failure } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { publish } from '#platform/server/transact.ts'
import { type ChangedCartView, type LineSource, MAX_LINES } from '../contract.ts'
import { addToLine, loadCartLinesWithPlace } from './cart.sql.ts'
import { loadCartView } from './cart-view.ts'
import { changeCart } from './change-cart.ts'
import { cartItemsLoader, findPrice } from './load-cart-items.ts'
import { leastQuantityFor, maxQuantityFor, requireSoldSo } from './max-quantity.ts'
import { requireCartOwner } from './owner.ts'

type Addition = { variantId: string; quantity?: number | undefined; source?: LineSource | undefined }

/** Adds units of a variant to its line (spec §4), capped by stock; as many as the product's minimum unless the addition says how many. */
export async function addLine(
  ctx: OperationContext,
  { variantId, quantity: wanted, source = undefined }: Addition,
): Promise<ChangedCartView> {
  const owner = requireCartOwner(ctx)
  return changeCart(ctx, async (tx) => {
    const lines = await loadCartLinesWithPlace(tx.db, owner)
    const inCart = lines.filter(({ place }) => place === 'cart')
    const before = inCart.find((line) => line.variantId === variantId)?.quantity ?? 0
    if (before === 0 && inCart.length >= MAX_LINES) throw new Failure('CART_FULL', { maxLines: MAX_LINES })
    const loadItems = cartItemsLoader(tx.db, owner, ctx.language)
    const items = await loadItems([variantId, ...lines.map((line) => line.variantId)])
    const most = maxQuantityFor(items, variantId)
    const quantity = wanted ?? (before === 0 ? leastQuantityFor(items, variantId) : 1)
    requireSoldSo(items, variantId, before + quantity)
    const after = await addToLine(
      tx.db,
      { owner, place: 'cart', variantId, quantity, addedAt: tx.now, seenPriceMinor: findPrice(items, variantId), source: source ?? null },
      most,
    )
    const variant = items.variants.get(variantId)
    if (before === 0 && variant) publish(tx, lineAdded({ productId: variant.productId, workspaceId: variant.workspaceId }))
    return { ...(await loadCartView(tx, owner, ctx.language, { loadItems })), cappedTo: after < before + quantity ? after : null }
  })
}
