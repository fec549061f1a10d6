import type { Tx } from '#platform/server/transact.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { MAX_LINES, MAX_QUANTITY } from '../contract.ts'
import { addToLine, deleteAllLines, lockCartLines } from './cart.sql.ts'
import { moveCodes } from './codes.sql.ts'
import { moveDeliveries } from './deliveries.sql.ts'
import { cartItemsLoader } from './load-cart-items.ts'
import { cappedQuantity } from './quantity.rules.ts'

/**
 * Merges a guest's cart into a member's: quantities of the same variant add up, capped by stock (docs/tour.md, rule 28); saved lines join
 * saved lines; lines over the limit are saved for later. The guest's cart is left empty, so the next person at this device finds nothing.
 * Idempotent.
 */
export async function mergeCarts(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  const [lines, saved] = [await lockCartLines(tx.db, from), await lockCartLines(tx.db, from, 'saved')]
  const members = await lockCartLines(tx.db, to)
  const { stock, variants } = await cartItemsLoader(tx.db, to, FALLBACK_LANGUAGE)(lines.map(({ variantId }) => variantId))
  const present = new Set(members.map(({ variantId }) => variantId))
  for (const line of lines) {
    const fits = present.has(line.variantId) || present.size < MAX_LINES
    if (fits) present.add(line.variantId)
    const most = fits
      ? cappedQuantity(variants.get(line.variantId)?.measure.maxSteps ?? MAX_QUANTITY, stock.get(line.variantId)?.available ?? null)
      : MAX_QUANTITY
    await addToLine(tx.db, { ...line, owner: to, place: fits ? 'cart' : 'saved', addedAt: tx.now }, Math.max(most, 1))
  }
  for (const line of saved) await addToLine(tx.db, { ...line, owner: to, place: 'saved', addedAt: line.addedAt }, MAX_QUANTITY)
  await moveDeliveries(tx.db, { from, to })
  await moveCodes(tx.db, { from, to })
  await deleteAllLines(tx.db, from)
}
