import { recordActivity } from '#domains/records/server/index.ts'
import { quoteChanged } from '#events/crm.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { QuoteInput, QuoteView } from '../../contract.ts'
import { requireRecords } from '../deals/choices.ts'
import { quoteChanges } from './quote-changes.rules.ts'
import { saveQuoteLines } from './quote-lines.sql.ts'
import { toFields, toLineRows } from './quote-lines.ts'
import { findQuote, lockQuote, saveQuote } from './quotes.sql.ts'
import { loadQuoteView } from './quotes.ts'

type Input = QuoteInput & { quoteId: string; version: number }

/** A sent quote becomes a draft, and its link opens nothing. Fails as the contract says, and with NOT_FOUND. */
export async function updateQuote(ctx: WorkspaceContext, { quoteId, version, ...input }: Input): Promise<QuoteView> {
  const { membership, userId } = ctx
  const { workspaceId } = membership
  return transact(ctx, async (tx) => {
    await lockQuote(tx.db, quoteId)
    const before = await findQuote(tx.db, workspaceId, quoteId)
    if (!before) throw notFound()
    if (before.version !== version) throw new Failure('STALE', { current: await loadQuoteView(tx.db, workspaceId, quoteId, tx.now) })
    if (before.status === 'accepted') throw new Failure('QUOTE_CLOSED')
    await requireRecords(tx.db, workspaceId, input)
    const lines = await toLineRows(tx, { workspaceId, quoteId, language: input.language }, input.lines)
    await saveQuote(tx.db, { workspaceId, id: quoteId, version }, toFields(tx.now, input, lines))
    await saveQuoteLines(tx.db, { workspaceId, quoteId }, lines)
    const after = await findQuote(tx.db, workspaceId, quoteId)
    const changes = quoteChanges(before, after ?? before)
    await recordActivity(tx, [{ workspaceId, type: 'quote', id: quoteId, actorId: userId, action: 'crm.updated', changes }])
    await tx.services.search.refresh(tx, 'quote', [quoteId])
    publish(tx, quoteChanged({ quoteId, workspaceId }))
    return loadQuoteView(tx.db, workspaceId, quoteId, tx.now)
  })
}
