/** A quote as its customer sees it by the private link. */
import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import { loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { OperationContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { BASE_CURRENCY, money } from '#platform/shared/money.ts'
import { quoteNumber } from '../../contract/quotes/quote-limits.ts'
import type { SharedQuote } from '../../contract.ts'
import { dayOf, orderUntil, quoteStatus } from './quote.rules.ts'
import { loadQuoteLines } from './quote-lines.sql.ts'
import { findQuoteByHash, lockQuote, type QuoteRow } from './quotes.sql.ts'
import { toLineView } from './quotes.ts'

/** Fails with NOT_FOUND for every link that opens nothing. */
export async function getSharedQuote({ services }: OperationContext, token: string): Promise<SharedQuote> {
  const quote = await findQuoteByHash(services.db, hashToken(token))
  if (!quote) throw notFound()
  return toSharedQuote(services.db, quote, services.now())
}

/** Locks the quote behind a link. Fails with NOT_FOUND, also when it changed in the meantime. */
export async function lockSharedQuote(tx: Tx, token: string): Promise<QuoteRow> {
  const tokenHash = hashToken(token)
  const seen = await findQuoteByHash(tx.db, tokenHash)
  if (seen) await lockQuote(tx.db, seen.id)
  const quote = seen && (await findQuoteByHash(tx.db, tokenHash))
  if (!quote) throw notFound()
  return quote
}

export async function toSharedQuote(db: Db, quote: QuoteRow, now: Date): Promise<SharedQuote> {
  const { workspaceId, number, message, validUntil, decidedAt, totalMinor, createdAt, sentAt } = quote
  const vendor = (await loadApprovedVendors(db, [workspaceId])).get(workspaceId)
  const name = vendor?.name ?? (await loadWorkspaceNames(db, [workspaceId])).get(workspaceId) ?? ''
  return {
    number: quoteNumber(number),
    seller: { name, slug: vendor?.slug ?? '' },
    status: quoteStatus(quote, dayOf(now)),
    message,
    sentAt: (sentAt ?? createdAt).toISOString(),
    validUntil,
    orderUntil: quote.status === 'accepted' && decidedAt ? orderUntil(quote, decidedAt) : null,
    decidedAt: decidedAt?.toISOString() ?? null,
    total: money(totalMinor, BASE_CURRENCY),
    lines: (await loadQuoteLines(db, quote.id)).map(toLineView),
  }
}
