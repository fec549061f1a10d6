/** A cart that holds an accepted quote: its lines, at the prices of the quote. */
import { loadQuoteToBuy, type QuoteToBuy } from '#domains/crm/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { MAX_QUANTITY } from '../../contract.ts'
import { type LineRow, lockCartLines } from '../cart.sql.ts'
import { moveLine } from '../moves.sql.ts'
import { findHeldQuote, saveHeldQuote } from './quotes.sql.ts'

/** `agreedMinor`: the unit price of the quote. */
export type AgreedLine = LineRow & { agreedMinor?: number }

/** The quote in the cart; null: none, or one that can’t be ordered any more. */
export async function loadHeldQuote(db: Db, owner: string, now: Date): Promise<QuoteToBuy | null> {
  const id = await findHeldQuote(db, owner)
  const found = id === null ? null : await loadQuoteToBuy(db, id, now)
  return found?.quote ?? null
}

export function toAgreedLines({ lines }: QuoteToBuy): AgreedLine[] {
  return lines.map(({ variantId, quantity, priceMinor }) => ({
    lineId: variantId,
    variantId,
    personalization: [],
    quantity,
    seenPriceMinor: null,
    source: null,
    agreedMinor: priceMinor,
  }))
}

/** What checkout buys, locked: the lines of a quote, else those of the cart. Fails with QUOTE_ENDED. */
export async function contentToBuy(
  { db, now }: Pick<Tx, 'db' | 'now'>,
  owner: string,
): Promise<{ lines: AgreedLine[]; quoteId: string | null }> {
  const quoteId = await findHeldQuote(db, owner)
  if (quoteId === null) return { lines: await lockCartLines(db, owner), quoteId }
  const found = await loadQuoteToBuy(db, quoteId, now, { lock: true })
  if (!found?.quote) throw new Failure('QUOTE_ENDED')
  return { lines: toAgreedLines(found.quote), quoteId }
}

/** Puts a quote into the cart, and saves the lines that are in it for later. */
export async function holdQuote(tx: Tx, owner: string, quoteId: string): Promise<void> {
  for (const { lineId } of await lockCartLines(tx.db, owner))
    await moveLine(tx.db, { owner, lineId, from: 'cart', to: 'saved', max: MAX_QUANTITY })
  await saveHeldQuote(tx.db, { owner, quoteId, takenAt: tx.now })
}
