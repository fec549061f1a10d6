import type { Tx } from '#platform/server/transact.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { MAX_LINES, MAX_QUANTITY } from '../contract.ts'
import { addToLine, deleteAllLines, lockCartLines } from './cart.sql.ts'
import { moveCodes } from './codes.sql.ts'
import { moveDeliveries } from './deliveries.sql.ts'
import { unitsElsewhere } from './line-id.rules.ts'
import { cartItemsLoader } from './load-cart-items.ts'
import { movePictures } from './pictures/pictures.sql.ts'
import { cappedQuantity } from './quantity.rules.ts'
import { holdQuote } from './quotes/held-quote.ts'
import { deleteHeldQuote, findHeldQuote } from './quotes/quotes.sql.ts'

/**
 * Merges a guest's cart into a member's: quantities of the same line add up, capped by stock (docs/tour.md, rule 28); saved lines join
 * saved lines; lines over the limit are saved for later. A quote in the guest's cart takes the place of the member's lines. The guest's cart is left empty, so the next person at this device finds nothing.
 * Idempotent.
 */
export async function mergeCarts(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  const [lines, saved] = [await lockCartLines(tx.db, from), await lockCartLines(tx.db, from, 'saved')]
  const members = await lockCartLines(tx.db, to)
  const { stock, variants } = await cartItemsLoader(tx.db, to, FALLBACK_LANGUAGE)(lines.map(({ variantId }) => variantId))
  const present = new Map(members.map(({ lineId, variantId, quantity }) => [lineId, { lineId, variantId, quantity }]))
  for (const line of lines) {
    const { lineId, variantId } = line
    const fits = present.has(lineId) || present.size < MAX_LINES
    const limit = cappedQuantity(variants.get(variantId)?.measure.maxSteps ?? MAX_QUANTITY, stock.get(variantId)?.available ?? null)
    const most = fits ? limit - unitsElsewhere([...present.values()], lineId) : MAX_QUANTITY
    const target = { ...line, owner: to, place: fits ? ('cart' as const) : ('saved' as const), addedAt: tx.now }
    const quantity = await addToLine(tx.db, target, Math.max(most, 1))
    if (fits) present.set(lineId, { lineId, variantId, quantity })
  }
  for (const line of saved) await addToLine(tx.db, { ...line, owner: to, place: 'saved', addedAt: line.addedAt }, MAX_QUANTITY)
  const quoteId = await findHeldQuote(tx.db, from)
  if (quoteId !== null) await holdQuote(tx, to, quoteId)
  await deleteHeldQuote(tx.db, from)
  await moveDeliveries(tx.db, { from, to })
  await moveCodes(tx.db, { from, to })
  await deleteAllLines(tx.db, from)
  await movePictures(tx.db, { from, to })
}
