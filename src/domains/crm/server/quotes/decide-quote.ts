/** The customer's answer to a quote, which is given once. */
import { recordActivity, type StoredChange } from '#domains/records/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { SharedQuote } from '../../contract.ts'
import { dayOf, quoteStatus } from './quote.rules.ts'
import { type QuoteRow, saveDecision } from './quotes.sql.ts'
import { toSharedQuote } from './shared-quote.ts'

/** Fails with QUOTE_DECIDED and QUOTE_EXPIRED. */
export async function requireUndecided(tx: Tx, quote: QuoteRow): Promise<void> {
  const status = quoteStatus(quote, dayOf(tx.now))
  if (status === 'expired') throw new Failure('QUOTE_EXPIRED')
  if (status !== 'sent') throw new Failure('QUOTE_DECIDED', { current: await toSharedQuote(tx.db, quote, tx.now) })
}

export async function decide(tx: Tx, quote: QuoteRow, status: 'accepted' | 'declined', declineReason: string): Promise<SharedQuote> {
  const { id, workspaceId } = quote
  await saveDecision(tx.db, id, { status, decidedAt: tx.now, declineReason })
  const reason: StoredChange[] =
    declineReason === '' ? [] : [{ field: 'declineReason', label: null, before: null, after: { kind: 'text', text: declineReason } }]
  const action = status === 'accepted' ? 'crm.quoteAccepted' : 'crm.quoteDeclined'
  await recordActivity(tx, [{ workspaceId, type: 'quote', id, actorId: null, action, changes: reason }])
  return toSharedQuote(tx.db, { ...quote, status, decidedAt: tx.now, declineReason }, tx.now)
}
