/** The ways a cart changes. Each answers the cart after the change, so that a repeated request gets the same answer. */
import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import { type CartView, type ChangedCartView, type LineSource, MAX_LINES, MAX_QUANTITY } from '../contract.ts'
import { linesOf, placedLinesOf, putLine, raiseLine, seePrice } from './cart.sql.ts'
import { cartOf, type Goods, goodsOf } from './cart-view.ts'
import { takeAllOut, takeOut } from './moves.sql.ts'
import { ownerOf } from './owner.ts'
import { cappedQuantity } from './quantity.rules.ts'

type Addition = { variantId: string; quantity: number; source?: LineSource | undefined }

/** Adds units of a variant; the same variant raises its line (spec §4). More than is left is capped at what is left. */
export async function addLine(call: Call, { variantId, quantity, source = undefined }: Addition): Promise<ChangedCartView> {
  const owner = ownerOf(call)
  return transact(call, async (tx) => {
    const lines = await placedLinesOf(tx.db, owner)
    const inCart = lines.filter(({ place }) => place === 'cart')
    const before = inCart.find((line) => line.variantId === variantId)?.quantity ?? 0
    if (before === 0 && inCart.length >= MAX_LINES) throw new Failure('CART_FULL', { maxLines: MAX_LINES })
    const goods = await goodsOf(tx.db, [...new Set([variantId, ...lines.map((line) => line.variantId)])], call.language, owner)
    const most = mostThatCanBeHad(goods, variantId)
    const after = await raiseLine(
      tx.db,
      { owner, place: 'cart', variantId, quantity, addedAt: tx.now, seenPriceMinor: priceOf(goods, variantId), source: source ?? null },
      most,
    )
    return { ...(await cartOf(tx.db, owner, call.language, goods)), cappedTo: after < before + quantity ? after : null }
  })
}

/** Puts a line's quantity; zero or less takes the line out (spec §4). */
export async function setQuantity(call: Call, { variantId, quantity }: { variantId: string; quantity: number }): Promise<ChangedCartView> {
  const owner = ownerOf(call)
  return transact(call, async (tx) => {
    if (quantity <= 0) {
      await takeOut(tx.db, owner, 'cart', [variantId], tx.now)
      return { ...(await cartOf(tx.db, owner, call.language)), cappedTo: null }
    }
    const lines = await linesOf(tx.db, owner)
    if (lines.length >= MAX_LINES && !lines.some((line) => line.variantId === variantId)) {
      throw new Failure('CART_FULL', { maxLines: MAX_LINES })
    }
    const goods = await goodsOf(tx.db, [variantId], call.language, owner)
    const kept = Math.min(quantity, mostThatCanBeHad(goods, variantId))
    const line = { variantId, quantity: kept, seenPriceMinor: priceOf(goods, variantId), source: null }
    await putLine(tx.db, { ...line, owner, place: 'cart', addedAt: tx.now })
    return { ...(await cartOf(tx.db, owner, call.language, goods)), cappedTo: kept < quantity ? kept : null }
  })
}

/** Takes everything out of the cart; what is saved for later stays. */
export async function clearCart(call: Call): Promise<CartView> {
  const owner = ownerOf(call)
  return transact(call, async (tx) => {
    await takeAllOut(tx.db, owner, tx.now)
    return cartOf(tx.db, owner, call.language)
  })
}

/** These prices were seen. One that changed again meanwhile is told again. */
export async function acceptPrices(
  call: Call,
  { lines }: { lines: readonly { variantId: string; unitPriceMinor: number }[] },
): Promise<CartView> {
  const owner = ownerOf(call)
  return transact(call, async (tx) => {
    for (const line of lines) await seePrice(tx.db, owner, line)
    return cartOf(tx.db, owner, call.language)
  })
}

/** At least 1. Throws PRODUCT_GONE for what is not sold, VENDOR_AWAY and OWN_PRODUCT, SOLD_OUT when nothing is left. */
export function mostThatCanBeHad({ variants, stock, own }: Goods, variantId: string): number {
  const variant = variants.get(variantId)
  if (variant && variant.awayUntil !== null) throw new Failure('VENDOR_AWAY', { until: variant.awayUntil })
  if (!variant?.onSale) throw new Failure('PRODUCT_GONE')
  if (own.has(variantId)) throw new Failure('OWN_PRODUCT')
  const most = cappedQuantity(MAX_QUANTITY, stock.get(variantId)?.available ?? null)
  if (most === 0) throw new Failure('SOLD_OUT')
  return most
}

function priceOf({ variants }: Goods, variantId: string): number | null {
  return variants.get(variantId)?.priceMinor ?? null
}
