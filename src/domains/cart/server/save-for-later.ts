/** Moves lines between the cart and saved for later, restores removed lines, and keeps only the lines on the screen. */
import { Failure } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { type CartView, type ChangedCartView, MAX_LINES, MAX_QUANTITY } from '../contract.ts'
import { addToLine, deleteLines, loadCartLinesWithPlace, lockCartLines, type Place, saveLine } from './cart.sql.ts'
import { loadCartView } from './cart-view.ts'
import { maxQuantityFor } from './change-cart.ts'
import { cartItemsLoader } from './load-cart-items.ts'
import { moveLine, removeLines, restoreLines } from './moves.sql.ts'
import { requireCartOwner } from './owner.ts'
import { beyondScreen, type WantedLine } from './quantity.rules.ts'

/** Saves a line for later; quantities of the same variant add up. */
export async function saveForLater(ctx: OperationContext, { variantId }: { variantId: string }): Promise<CartView> {
  const owner = requireCartOwner(ctx)
  return transact(ctx, async (tx) => {
    const saved = (await loadCartLinesWithPlace(tx.db, owner)).filter(({ place }) => place === 'saved')
    refuseFull(saved, [variantId])
    await moveLine(tx.db, { owner, variantId, from: 'cart', to: 'saved', max: MAX_QUANTITY })
    return loadCartView(tx, owner, ctx.language)
  })
}

/** Moves a saved line to the cart, capped by stock. The rest stays saved. */
export async function moveToCart(ctx: OperationContext, { variantId }: { variantId: string }): Promise<ChangedCartView> {
  const owner = requireCartOwner(ctx)
  return transact(ctx, async (tx) => {
    const lines = await loadCartLinesWithPlace(tx.db, owner)
    const quantityIn = (place: Place) => lines.find((line) => line.place === place && line.variantId === variantId)?.quantity ?? 0
    if (quantityIn('saved') === 0) return { ...(await loadCartView(tx, owner, ctx.language)), cappedTo: null }
    refuseFull(
      lines.filter(({ place }) => place === 'cart'),
      [variantId],
    )
    const loadItems = cartItemsLoader(tx.db, owner, ctx.language)
    const items = await loadItems(lines.map((line) => line.variantId))
    const after = await moveLine(tx.db, { owner, variantId, from: 'saved', to: 'cart', max: maxQuantityFor(items, variantId) })
    const wanted = quantityIn('saved') + quantityIn('cart')
    return { ...(await loadCartView(tx, owner, ctx.language, loadItems)), cappedTo: after < wanted ? after : null }
  })
}

export async function dropSaved(ctx: OperationContext, { variantId }: { variantId: string }): Promise<CartView> {
  const owner = requireCartOwner(ctx)
  return transact(ctx, async (tx) => {
    await removeLines(tx.db, owner, 'saved', [variantId], tx.now)
    return loadCartView(tx, owner, ctx.language)
  })
}

/** Restores removed lines without capping; the line shows a notice when stock is short. */
export async function restore(
  ctx: OperationContext,
  { variantIds, place }: { variantIds: readonly string[]; place: Place },
): Promise<CartView> {
  const owner = requireCartOwner(ctx)
  return transact(ctx, async (tx) => {
    const there = (await loadCartLinesWithPlace(tx.db, owner)).filter((line) => line.place === place)
    refuseFull(there, variantIds)
    await restoreLines(tx.db, owner, place, variantIds)
    return loadCartView(tx, owner, ctx.language)
  })
}

/** Keeps these lines in the cart and saves everything else for later, including surplus units of a kept line. */
export async function keepOnly(ctx: OperationContext, { lines: wished }: { lines: readonly WantedLine[] }): Promise<CartView> {
  const owner = requireCartOwner(ctx)
  return transact(ctx, async (tx) => {
    const lines = await lockCartLines(tx.db, owner)
    for (const { line, kept, beyond } of beyondScreen(lines, wished)) {
      await addToLine(tx.db, { ...line, owner, place: 'saved', quantity: beyond }, MAX_QUANTITY)
      if (kept === 0) await deleteLines(tx.db, owner, [line.variantId])
      else await saveLine(tx.db, { ...line, owner, place: 'cart', quantity: kept })
    }
    return loadCartView(tx, owner, ctx.language)
  })
}

function refuseFull(there: readonly { variantId: string }[], coming: readonly string[]): void {
  const after = new Set([...there.map(({ variantId }) => variantId), ...coming])
  if (after.size > MAX_LINES && after.size > there.length) throw new Failure('CART_FULL', { maxLines: MAX_LINES })
}
