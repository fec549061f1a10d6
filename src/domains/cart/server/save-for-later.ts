/** Out of the cart and back: aside for later, undone, or all but what stands on the screen. */
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import { type CartView, type ChangedCartView, MAX_LINES, MAX_QUANTITY } from '../contract.ts'
import { deleteLines, lockLinesOf, type Place, placedLinesOf, putLine, raiseLine } from './cart.sql.ts'
import { cartOf, goodsOf } from './cart-view.ts'
import { mostThatCanBeHad } from './change-cart.ts'
import { moveLine, putBack, takeOut } from './moves.sql.ts'
import { ownerOf } from './owner.ts'
import { besideScreen, type Wish } from './quantity.rules.ts'

/** Puts a line aside; of the same variant saved already they add up. */
export async function saveForLater(call: Call, { variantId }: { variantId: string }): Promise<CartView> {
  const owner = ownerOf(call)
  return transact(call, async (tx) => {
    const saved = (await placedLinesOf(tx.db, owner)).filter(({ place }) => place === 'saved')
    refuseFull(saved, [variantId])
    await moveLine(tx.db, { owner, variantId, from: 'cart', to: 'saved', max: MAX_QUANTITY })
    return cartOf(tx, owner, call.language)
  })
}

/** Back into the cart, as many as can be had. What can not be had stays saved. */
export async function moveToCart(call: Call, { variantId }: { variantId: string }): Promise<ChangedCartView> {
  const owner = ownerOf(call)
  return transact(call, async (tx) => {
    const lines = await placedLinesOf(tx.db, owner)
    const quantityIn = (place: Place) => lines.find((line) => line.place === place && line.variantId === variantId)?.quantity ?? 0
    if (quantityIn('saved') === 0) return { ...(await cartOf(tx, owner, call.language)), cappedTo: null }
    refuseFull(
      lines.filter(({ place }) => place === 'cart'),
      [variantId],
    )
    const goods = await goodsOf(tx.db, [variantId], call.language, owner)
    const after = await moveLine(tx.db, { owner, variantId, from: 'saved', to: 'cart', max: mostThatCanBeHad(goods, variantId) })
    const wanted = quantityIn('saved') + quantityIn('cart')
    return { ...(await cartOf(tx, owner, call.language, goods)), cappedTo: after < wanted ? after : null }
  })
}

export async function dropSaved(call: Call, { variantId }: { variantId: string }): Promise<CartView> {
  const owner = ownerOf(call)
  return transact(call, async (tx) => {
    await takeOut(tx.db, owner, 'saved', [variantId], tx.now)
    return cartOf(tx, owner, call.language)
  })
}

/** Undoes taking out. Nothing is capped: the line says itself when there are fewer by now. */
export async function restore(call: Call, { variantIds, place }: { variantIds: readonly string[]; place: Place }): Promise<CartView> {
  const owner = ownerOf(call)
  return transact(call, async (tx) => {
    const there = (await placedLinesOf(tx.db, owner)).filter((line) => line.place === place)
    refuseFull(there, variantIds)
    await putBack(tx.db, owner, place, variantIds)
    return cartOf(tx, owner, call.language)
  })
}

/** The cart is these lines; whatever else lay in it is saved for later, also what a line held beyond them. */
export async function keepOnly(call: Call, { lines: wished }: { lines: readonly Wish[] }): Promise<CartView> {
  const owner = ownerOf(call)
  return transact(call, async (tx) => {
    const lines = await lockLinesOf(tx.db, owner)
    for (const { line, kept, beyond } of besideScreen(lines, wished)) {
      await raiseLine(tx.db, { ...line, owner, place: 'saved', quantity: beyond }, MAX_QUANTITY)
      if (kept === 0) await deleteLines(tx.db, owner, [line.variantId])
      else await putLine(tx.db, { ...line, owner, place: 'cart', quantity: kept })
    }
    return cartOf(tx, owner, call.language)
  })
}

function refuseFull(there: readonly { variantId: string }[], coming: readonly string[]): void {
  const after = new Set([...there.map(({ variantId }) => variantId), ...coming])
  if (after.size > MAX_LINES && after.size > there.length) throw new Failure('CART_FULL', { maxLines: MAX_LINES })
}
