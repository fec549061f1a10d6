import type { OperationContext } from '#platform/server/services.ts'
import type { CartView } from '../contract.ts'
import { loadCartLinesWithPlace, type Place } from './cart.sql.ts'
import { loadCartView } from './cart-view.ts'
import { changeCart } from './change-cart.ts'
import { restoreLines } from './moves.sql.ts'
import { requireCartOwner } from './owner.ts'
import { refuseFull } from './refuse-full.ts'

/** Restores removed lines without capping; the line shows a notice when stock is short. */
export async function restore(ctx: OperationContext, { lineIds, place }: { lineIds: readonly string[]; place: Place }): Promise<CartView> {
  const owner = requireCartOwner(ctx)
  return changeCart(ctx, async (tx) => {
    const there = (await loadCartLinesWithPlace(tx.db, owner)).filter((line) => line.place === place)
    refuseFull(there, lineIds)
    await restoreLines(tx.db, owner, place, lineIds)
    return loadCartView(tx, owner, ctx.language)
  })
}
