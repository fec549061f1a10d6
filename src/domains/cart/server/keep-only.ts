import type { OperationContext } from '#platform/server/services.ts'
import { type CartView, MAX_QUANTITY } from '../contract.ts'
import { addToLine, deleteLines, lockCartLines, saveLine } from './cart.sql.ts'
import { loadCartView } from './cart-view.ts'
import { changeCart } from './change-cart.ts'
import { requireCartOwner } from './owner.ts'
import { beyondScreen, type WantedLine } from './quantity.rules.ts'

/** Keeps these lines in the cart and saves everything else for later, including surplus units of a kept line. */
export async function keepOnly(ctx: OperationContext, { lines: wished }: { lines: readonly WantedLine[] }): Promise<CartView> {
  const owner = requireCartOwner(ctx)
  return changeCart(ctx, async (tx) => {
    const lines = await lockCartLines(tx.db, owner)
    for (const { line, kept, beyond } of beyondScreen(lines, wished)) {
      await addToLine(tx.db, { ...line, owner, place: 'saved', quantity: beyond }, MAX_QUANTITY)
      if (kept === 0) await deleteLines(tx.db, owner, [line.lineId])
      else await saveLine(tx.db, { ...line, owner, place: 'cart', quantity: kept })
    }
    return loadCartView(tx, owner, ctx.language)
  })
}
