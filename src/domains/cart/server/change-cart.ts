/** The ways a cart changes. Each answers the cart after the change, so that a repeated request gets the same answer. */
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import { type CartView, type ChangedCartView, MAX_LINES, MAX_QUANTITY } from '../contract.ts'
import { deleteAllLines, deleteLines, linesOf, putLine, raiseLine } from './cart.sql.ts'
import { cartOf, type Goods, goodsOf } from './cart-view.ts'
import { ownerOf } from './owner.ts'
import { cappedQuantity } from './quantity.rules.ts'

/** Adds units of a variant; the same variant raises its line (spec §4). More than is left is capped at what is left. */
export async function addLine(call: Call, { variantId, quantity }: { variantId: string; quantity: number }): Promise<ChangedCartView> {
  const owner = ownerOf(call)
  return transact(call, async (tx) => {
    const lines = await linesOf(tx.db, owner)
    const before = lines.find((line) => line.variantId === variantId)?.quantity ?? 0
    if (before === 0 && lines.length >= MAX_LINES) throw new Failure('CART_FULL', { maxLines: MAX_LINES })
    const goods = await goodsOf(tx.db, [...new Set([variantId, ...lines.map((line) => line.variantId)])], call.language, owner)
    const after = await raiseLine(tx.db, { owner, variantId, quantity, addedAt: tx.now }, mostThatCanBeHad(goods, variantId))
    return { ...(await cartOf(tx.db, owner, call.language, goods)), cappedTo: after < before + quantity ? after : null }
  })
}

/** Puts a line's quantity; zero or less removes the line (spec §4). */
export async function setQuantity(call: Call, { variantId, quantity }: { variantId: string; quantity: number }): Promise<ChangedCartView> {
  const owner = ownerOf(call)
  return transact(call, async (tx) => {
    if (quantity <= 0) {
      await deleteLines(tx.db, owner, [variantId])
      return { ...(await cartOf(tx.db, owner, call.language)), cappedTo: null }
    }
    const goods = await goodsOf(tx.db, [variantId], call.language, owner)
    const kept = Math.min(quantity, mostThatCanBeHad(goods, variantId))
    await putLine(tx.db, { owner, variantId, quantity: kept, addedAt: tx.now })
    return { ...(await cartOf(tx.db, owner, call.language, goods)), cappedTo: kept < quantity ? kept : null }
  })
}

export async function clearCart(call: Call): Promise<CartView> {
  const owner = ownerOf(call)
  return transact(call, async (tx) => {
    await deleteAllLines(tx.db, owner)
    return cartOf(tx.db, owner, call.language)
  })
}

/** At least 1. Throws PRODUCT_GONE for what is not sold, SOLD_OUT when nothing is left. */
function mostThatCanBeHad({ variants, stock }: Goods, variantId: string): number {
  if (!variants.get(variantId)?.onSale) throw new Failure('PRODUCT_GONE')
  const most = cappedQuantity(MAX_QUANTITY, stock.get(variantId)?.available ?? null)
  if (most === 0) throw new Failure('SOLD_OUT')
  return most
}
