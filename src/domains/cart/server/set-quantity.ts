import { Failure, notFound } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { type ChangedCartView, MAX_LINES } from '../contract.ts'
import { findPersonalization, loadCartLines, saveLine } from './cart.sql.ts'
import { loadCartView } from './cart-view.ts'
import { changeCart } from './change-cart.ts'
import { unitsElsewhere, variantIdOf } from './line-id.rules.ts'
import { cartItemsLoader, findPrice } from './load-cart-items.ts'
import { maxQuantityFor, requireSoldSo } from './max-quantity.ts'
import { removeLines } from './moves.sql.ts'
import { requireCartOwner } from './owner.ts'
import { requirePersonalization } from './require-personalization.ts'

/**
 * Sets a line's quantity; zero or less removes the line (spec §4). A line that is not there is created, with the personalization it had.
 * Fails with NOT_FOUND for a personalized line that never was.
 */
export async function setQuantity(
  ctx: OperationContext,
  { lineId, quantity }: { lineId: string; quantity: number },
): Promise<ChangedCartView> {
  const owner = requireCartOwner(ctx)
  const variantId = variantIdOf(lineId)
  return changeCart(ctx, async (tx) => {
    if (quantity <= 0) {
      await removeLines(tx.db, owner, 'cart', [lineId], tx.now)
      return { ...(await loadCartView(tx, owner, ctx.language)), cappedTo: null }
    }
    const lines = await loadCartLines(tx.db, owner)
    const present = lines.find((line) => line.lineId === lineId)
    if (lines.length >= MAX_LINES && !present) throw new Failure('CART_FULL', { maxLines: MAX_LINES })
    const personalization = present?.personalization ?? (await findPersonalization(tx.db, owner, lineId))
    if (!personalization && lineId !== variantId) throw notFound()
    const loadItems = cartItemsLoader(tx.db, owner, ctx.language)
    const items = await loadItems([variantId, ...lines.map((line) => line.variantId)])
    const elsewhere = unitsElsewhere(lines, lineId)
    const most = maxQuantityFor(items, variantId) - elsewhere
    if (most <= 0) throw new Failure('SOLD_OUT')
    requireSoldSo(items, variantId, quantity + elsewhere)
    const variant = items.variants.get(variantId)
    if (!present && variant) await requirePersonalization(tx, { owner }, variant, personalization ?? [])
    const kept = Math.min(quantity, most)
    const line = { lineId, variantId, personalization: personalization ?? [], quantity: kept, source: null }
    await saveLine(tx.db, { ...line, owner, place: 'cart', addedAt: tx.now, seenPriceMinor: findPrice(items, variantId) })
    return { ...(await loadCartView(tx, owner, ctx.language, { loadItems })), cappedTo: kept < quantity ? kept : null }
  })
}
