import type { Tx } from '#platform/server/transact.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { MAX_LINES, MAX_QUANTITY } from '../contract.ts'
import { deleteAllLines, lockLinesOf, raiseLine } from './cart.sql.ts'
import { goodsOf } from './cart-view.ts'
import { moveCodes } from './codes.sql.ts'
import { moveDeliveries } from './deliveries.sql.ts'
import { cappedQuantity } from './quantity.rules.ts'

/**
 * A guest's cart joins a member's: quantities of one variant add up, capped by what is left (docs/tour.md, rule 28), and what was saved
 * for later joins what is saved. Lines beyond the greatest number are saved for later. Nothing stays behind with the guest, so the next
 * person at this device finds nothing; done again it changes nothing.
 */
export async function mergeCarts(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  const [lines, saved] = [await lockLinesOf(tx.db, from), await lockLinesOf(tx.db, from, 'saved')]
  const members = await lockLinesOf(tx.db, to)
  const { stock } = await goodsOf(
    tx.db,
    lines.map(({ variantId }) => variantId),
    FALLBACK_LANGUAGE,
    to,
  )
  const present = new Set(members.map(({ variantId }) => variantId))
  for (const line of lines) {
    const fits = present.has(line.variantId) || present.size < MAX_LINES
    if (fits) present.add(line.variantId)
    const most = fits ? cappedQuantity(MAX_QUANTITY, stock.get(line.variantId)?.available ?? null) : MAX_QUANTITY
    await raiseLine(tx.db, { ...line, owner: to, place: fits ? 'cart' : 'saved', addedAt: tx.now }, Math.max(most, 1))
  }
  for (const line of saved) await raiseLine(tx.db, { ...line, owner: to, place: 'saved', addedAt: line.addedAt }, MAX_QUANTITY)
  await moveDeliveries(tx.db, { from, to })
  await moveCodes(tx.db, { from, to })
  await deleteAllLines(tx.db, from)
}
