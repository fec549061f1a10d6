/** The ways a cart changes. Each answers the cart after the change, so that a repeated request gets the same answer. */
import { variantsForSale } from '#domains/catalog/server/index.ts'
import { stockOf } from '#domains/inventory/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { type CartView, type ChangedCartView, MAX_LINES, MAX_QUANTITY } from '../contract.ts'
import { deleteAllLines, deleteLines, linesOf, putLine, raiseLine } from './cart.sql.ts'
import { cartOf } from './cart-view.ts'
import { ownerOf } from './owner.ts'
import { cappedQuantity } from './quantity.rules.ts'

/** Adds units of a variant; the same variant raises its line (spec §4). More than is left is capped at what is left. */
export async function addLine(call: Call, { variantId, quantity }: { variantId: string; quantity: number }): Promise<ChangedCartView> {
  const owner = ownerOf(call)
  return transact(call, async (tx) => {
    const max = await mostThatCanBeHad(tx, call, variantId)
    const lines = await linesOf(tx.db, owner)
    const before = lines.find((line) => line.variantId === variantId)?.quantity ?? 0
    if (before === 0 && lines.length >= MAX_LINES) throw new Failure('CART_FULL', { maxLines: MAX_LINES })
    const after = await raiseLine(tx.db, { owner, variantId, quantity, addedAt: tx.now }, max)
    return { ...(await cartOf(tx.db, owner, call.language)), cappedTo: after < before + quantity ? after : null }
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
    const kept = cappedQuantity(quantity, await mostThatCanBeHad(tx, call, variantId))
    await putLine(tx.db, { owner, variantId, quantity: kept, addedAt: tx.now })
    return { ...(await cartOf(tx.db, owner, call.language)), cappedTo: kept < quantity ? kept : null }
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
async function mostThatCanBeHad(tx: Tx, { language }: Call, variantId: string): Promise<number> {
  const variant = (await variantsForSale(tx.db, [variantId], language)).get(variantId)
  if (!variant?.onSale) throw new Failure('PRODUCT_GONE')
  const stock = (await stockOf(tx.db, [variantId])).get(variantId)
  const most = cappedQuantity(MAX_QUANTITY, stock?.available ?? null)
  if (most === 0) throw new Failure('SOLD_OUT')
  return most
}
