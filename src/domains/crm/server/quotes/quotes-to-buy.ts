/** Accepted quotes for the cart and for checkout, which turn one into an order. */
import type { Db } from '#platform/server/db.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { Tx } from '#platform/server/transact.ts'
import { quoteNumber } from '../../contract/quotes/quote-limits.ts'
import { dayOf, orderUntil } from './quote.rules.ts'
import { loadQuoteLines } from './quote-lines.sql.ts'
import { findQuoteByHash, loadQuotes, lockQuote, type QuoteRow, setQuoteOrder } from './quotes.sql.ts'

/** Why an accepted quote can’t be ordered: an order has it, or its last day is over. */
type QuoteProblem = 'ordered' | 'over'

export type QuoteToBuy = {
  id: string
  number: string
  workspaceId: string
  lines: { variantId: string; quantity: number; priceMinor: number }[]
}
type FoundQuote = { quote: QuoteToBuy; problem: null } | { quote: null; problem: QuoteProblem }

/** The accepted quote behind a private link; null: the link opens no accepted quote. */
export async function findAcceptedQuote(db: Db, token: string): Promise<{ id: string } | null> {
  const quote = await findQuoteByHash(db, hashToken(token))
  return quote?.status === 'accepted' ? { id: quote.id } : null
}

/** A quote that was accepted once; null: it is gone. With `lock` nobody else orders it until the transaction ends. */
export async function loadQuoteToBuy(db: Db, id: string, now: Date, { lock = false } = {}): Promise<FoundQuote | null> {
  if (lock) await lockQuote(db, id)
  const [row] = await loadQuotes(db, [id])
  if (row?.status !== 'accepted' || row.decidedAt === null) return null
  if (row.orderId !== null) return { quote: null, problem: 'ordered' }
  if (orderUntil(row, row.decidedAt) < dayOf(now)) return { quote: null, problem: 'over' }
  return { quote: await toQuoteToBuy(db, row), problem: null }
}

async function toQuoteToBuy(db: Db, { id, number, workspaceId }: QuoteRow): Promise<QuoteToBuy> {
  const lines = await loadQuoteLines(db, id)
  return {
    id,
    number: quoteNumber(number),
    workspaceId,
    lines: lines.map(({ variantId, quantity, priceMinor }) => ({ variantId, quantity, priceMinor })),
  }
}

/** Gives an accepted quote to the order that buys it. Returns false if another order has it. */
export async function takeQuote(tx: Tx, { quoteId, orderId }: { quoteId: string; orderId: string }): Promise<boolean> {
  return setQuoteOrder(tx.db, quoteId, { orderId, orderedAt: tx.now })
}

/** Numbers of quotes, by id. */
export async function loadQuoteNumbers(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  return new Map((await loadQuotes(db, ids)).map(({ id, number }) => [id, quoteNumber(number)]))
}
