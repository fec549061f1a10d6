import { toEmailKey } from '#domains/accounts/server/index.ts'
import { loadVariantsForSale } from '#domains/catalog/server/index.ts'
import { recordActivity } from '#domains/records/server/index.ts'
import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import { quoteSent } from '#events/crm.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { QuoteView } from '../../contract.ts'
import { dayOf } from './quote.rules.ts'
import { loadQuoteLines, saveQuoteLines } from './quote-lines.sql.ts'
import { nameOf } from './quote-lines.ts'
import { quoteTokenOf } from './quote-token.ts'
import { findQuote, lockQuote, type QuoteRow, saveSending } from './quotes.sql.ts'
import { loadQuoteView } from './quotes.ts'

/** Mails to people without an account: few about one quote and to one address, also for several members together. */
const PER_QUOTE: RateLimit = { name: 'crm.sendings-of-quote', points: 10, seconds: 24 * 3600 }
const PER_ADDRESS: RateLimit = { name: 'crm.quotes-to-address', points: 50, seconds: 24 * 3600 }
const PER_WORKSPACE: RateLimit = { name: 'crm.quote-sendings', points: 500, seconds: 24 * 3600 }

type Input = { quoteId: string; version: number; email: string }

/** Freezes the quote behind a new private link; the last link opens nothing. Fails as the contract says. */
export async function sendQuote(ctx: WorkspaceContext, { quoteId, version, email }: Input): Promise<QuoteView> {
  const { workspaceId } = ctx.membership
  await consumeLimits(ctx, quoteId, email)
  return transact(ctx, async (tx) => {
    await lockQuote(tx.db, quoteId)
    const quote = await findQuote(tx.db, workspaceId, quoteId)
    if (!quote) throw notFound()
    if (quote.version !== version) throw new Failure('QUOTE_CHANGED', { current: await loadQuoteView(tx.db, workspaceId, quoteId, tx.now) })
    await requireSendable(tx, quote)
    await freezeLines(tx, quote)
    const sendings = quote.sendings + 1
    const tokenHash = hashToken(quoteTokenOf(tx.services, { id: quoteId, sendings }))
    await saveSending(tx.db, quoteId, { email, sendings, tokenHash, sentAt: tx.now })
    await recordActivity(tx, [{ workspaceId, type: 'quote', id: quoteId, actorId: ctx.userId, action: 'crm.quoteSent', changes: [] }])
    publish(tx, quoteSent({ quoteId, workspaceId, sending: sendings }))
    return loadQuoteView(tx.db, workspaceId, quoteId, tx.now)
  })
}

/** Fails with RATE_LIMITED. A repeated request counts once. */
async function consumeLimits(
  { services: { limits }, membership: { workspaceId }, idempotency }: WorkspaceContext,
  id: string,
  email: string,
) {
  const once = idempotency?.key ?? null
  await limits.consume(PER_WORKSPACE, workspaceId, once)
  await limits.consume(PER_QUOTE, `${workspaceId} ${id}`, once)
  if (email !== '') await limits.consume(PER_ADDRESS, toEmailKey(email), once)
}

async function requireSendable(tx: Tx, { workspaceId, status, validUntil, totalMinor }: QuoteRow): Promise<void> {
  if (status === 'accepted') throw new Failure('QUOTE_CLOSED')
  if (validUntil < dayOf(tx.now)) throw new Failure('VALIDITY_OVER')
  if (totalMinor === 0) throw new Failure('NOTHING_TO_PAY')
  if (!(await loadApprovedVendors(tx.db, [workspaceId])).has(workspaceId)) throw new Failure('NOT_SELLING')
}

/** Names, numbers and the shop's prices as they are today; the agreed prices stay. Fails with NOT_ON_SALE. */
async function freezeLines(tx: Tx, { id: quoteId, workspaceId, language }: QuoteRow): Promise<void> {
  const lines = await loadQuoteLines(tx.db, quoteId)
  const variants = await loadVariantsForSale(
    tx.db,
    lines.map(({ variantId }) => variantId),
    language,
  )
  const gone = lines.filter(({ variantId }) => !variants.get(variantId)?.onSale)
  if (gone.length > 0) throw new Failure('NOT_ON_SALE', { names: gone.map(({ name }) => name) })
  const frozen = lines.map((line) => {
    const variant = variants.get(line.variantId)
    return variant ? { ...line, name: nameOf(variant), sku: variant.sku, listPriceMinor: variant.priceMinor } : line
  })
  await saveQuoteLines(tx.db, { workspaceId, quoteId }, frozen)
}
