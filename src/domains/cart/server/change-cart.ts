/** Cart operations. Each returns the cart after the change, so that a repeated request gets the same answer. */
import { lineAdded } from '#events/cart.ts'
import { Failure } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { type CartView, type ChangedCartView, type LineSource, MAX_LINES, MAX_QUANTITY } from '../contract.ts'
import { addToLine, loadCartLines, loadCartLinesWithPlace, saveLine, updateSeenPrice } from './cart.sql.ts'
import { loadCartView } from './cart-view.ts'
import { type CartItems, cartItemsLoader } from './load-cart-items.ts'
import { removeAllLines, removeLines } from './moves.sql.ts'
import { requireCartOwner } from './owner.ts'
import { cappedQuantity } from './quantity.rules.ts'

type Addition = { variantId: string; quantity: number; source?: LineSource | undefined }

/** Adds units of a variant to its line (spec §4), capped by stock. */
export async function addLine(ctx: OperationContext, { variantId, quantity, source = undefined }: Addition): Promise<ChangedCartView> {
  const owner = requireCartOwner(ctx)
  return transact(ctx, async (tx) => {
    const lines = await loadCartLinesWithPlace(tx.db, owner)
    const inCart = lines.filter(({ place }) => place === 'cart')
    const before = inCart.find((line) => line.variantId === variantId)?.quantity ?? 0
    if (before === 0 && inCart.length >= MAX_LINES) throw new Failure('CART_FULL', { maxLines: MAX_LINES })
    const loadItems = cartItemsLoader(tx.db, owner, ctx.language)
    const items = await loadItems([variantId, ...lines.map((line) => line.variantId)])
    const most = maxQuantityFor(items, variantId)
    const after = await addToLine(
      tx.db,
      { owner, place: 'cart', variantId, quantity, addedAt: tx.now, seenPriceMinor: findPrice(items, variantId), source: source ?? null },
      most,
    )
    const variant = items.variants.get(variantId)
    if (before === 0 && variant) publish(tx, lineAdded({ productId: variant.productId, workspaceId: variant.workspaceId }))
    return { ...(await loadCartView(tx, owner, ctx.language, loadItems)), cappedTo: after < before + quantity ? after : null }
  })
}

/** Sets a line's quantity; zero or less removes the line (spec §4). */
export async function setQuantity(
  ctx: OperationContext,
  { variantId, quantity }: { variantId: string; quantity: number },
): Promise<ChangedCartView> {
  const owner = requireCartOwner(ctx)
  return transact(ctx, async (tx) => {
    if (quantity <= 0) {
      await removeLines(tx.db, owner, 'cart', [variantId], tx.now)
      return { ...(await loadCartView(tx, owner, ctx.language)), cappedTo: null }
    }
    const lines = await loadCartLines(tx.db, owner)
    if (lines.length >= MAX_LINES && !lines.some((line) => line.variantId === variantId)) {
      throw new Failure('CART_FULL', { maxLines: MAX_LINES })
    }
    const loadItems = cartItemsLoader(tx.db, owner, ctx.language)
    const items = await loadItems([variantId, ...lines.map((line) => line.variantId)])
    const kept = Math.min(quantity, maxQuantityFor(items, variantId))
    const line = { variantId, quantity: kept, seenPriceMinor: findPrice(items, variantId), source: null }
    await saveLine(tx.db, { ...line, owner, place: 'cart', addedAt: tx.now })
    return { ...(await loadCartView(tx, owner, ctx.language, loadItems)), cappedTo: kept < quantity ? kept : null }
  })
}

/** Removes all lines from the cart; saved lines stay. */
export async function clearCart(ctx: OperationContext): Promise<CartView> {
  const owner = requireCartOwner(ctx)
  return transact(ctx, async (tx) => {
    await removeAllLines(tx.db, owner, tx.now)
    return loadCartView(tx, owner, ctx.language)
  })
}

/** Records seen prices. A price that has changed again is reported again. */
export async function acceptPrices(
  ctx: OperationContext,
  { lines }: { lines: readonly { variantId: string; unitPriceMinor: number }[] },
): Promise<CartView> {
  const owner = requireCartOwner(ctx)
  return transact(ctx, async (tx) => {
    for (const line of lines) await updateSeenPrice(tx.db, owner, line)
    return loadCartView(tx, owner, ctx.language)
  })
}

/** The most units a line can have, at least 1. Throws PRODUCT_GONE, VENDOR_AWAY, OWN_PRODUCT, or SOLD_OUT when nothing is left. */
export function maxQuantityFor({ variants, stock, own }: CartItems, variantId: string): number {
  const variant = variants.get(variantId)
  if (variant && variant.awayUntil !== null) throw new Failure('VENDOR_AWAY', { until: variant.awayUntil })
  if (!variant?.onSale) throw new Failure('PRODUCT_GONE')
  if (own.has(variantId)) throw new Failure('OWN_PRODUCT')
  const most = cappedQuantity(MAX_QUANTITY, stock.get(variantId)?.available ?? null)
  if (most === 0) throw new Failure('SOLD_OUT')
  return most
}

function findPrice({ variants }: CartItems, variantId: string): number | null {
  return variants.get(variantId)?.priceMinor ?? null
}
