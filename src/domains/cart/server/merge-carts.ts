import type { Tx } from '#platform/server/transact.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { MAX_LINES, MAX_QUANTITY } from '../contract.ts'
import { deleteLines, lockLinesOf, raiseLine } from './cart.sql.ts'
import { goodsOf } from './cart-view.ts'
import { cappedQuantity } from './quantity.rules.ts'

/**
 * A guest's cart joins a member's: quantities of one variant add up, capped by what is left (docs/tour.md, rule 28). What is
 * beyond the greatest number of lines stays behind with the guest. Done once: the lines that moved are gone from the guest.
 */
export async function mergeCarts(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  const guests = await lockLinesOf(tx.db, from)
  if (guests.length === 0) return
  const members = await lockLinesOf(tx.db, to)
  const { stock } = await goodsOf(
    tx.db,
    guests.map(({ variantId }) => variantId),
    FALLBACK_LANGUAGE,
    to,
  )
  const present = new Set(members.map(({ variantId }) => variantId))
  const coming = guests.filter(({ variantId }) => present.has(variantId) || present.add(variantId).size <= MAX_LINES)
  for (const { variantId, quantity } of coming) {
    const most = cappedQuantity(MAX_QUANTITY, stock.get(variantId)?.available ?? null)
    await raiseLine(tx.db, { owner: to, variantId, quantity, addedAt: tx.now }, most)
  }
  await deleteLines(
    tx.db,
    from,
    coming.map(({ variantId }) => variantId),
  )
}
