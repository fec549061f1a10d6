import { recordActivity } from '#domains/records/server/index.ts'
import { quoteCreated } from '#events/crm.ts'
import { numberSequence } from '#platform/server/number-sequence.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { QuoteInput, QuoteView } from '../../contract.ts'
import { requireRecords } from '../deals/choices.ts'
import { saveQuoteLines } from './quote-lines.sql.ts'
import { toFields, toLineRows } from './quote-lines.ts'
import { insertQuote } from './quotes.sql.ts'
import { loadQuoteView } from './quotes.ts'

const nextNumber = numberSequence('crm.quote')

/** Fails as the contract says, and with NOT_FOUND for a record of somebody else. */
export async function createQuote(ctx: WorkspaceContext, input: QuoteInput): Promise<QuoteView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const id = await writeQuote(tx, { workspaceId, userId: ctx.userId }, input)
    return loadQuoteView(tx.db, workspaceId, id, tx.now)
  })
}

/** Returns its id. */
export async function writeQuote(
  tx: Tx,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  input: QuoteInput,
): Promise<string> {
  await requireRecords(tx.db, workspaceId, input)
  const quoteId = newId('quote')
  const lines = await toLineRows(tx, { workspaceId, quoteId, language: input.language }, input.lines)
  const fields = toFields(tx.now, input, lines)
  const number = await nextNumber(tx, workspaceId)
  await insertQuote(tx.db, { ...fields, workspaceId, id: quoteId, number, authorId: userId, createdAt: tx.now })
  await saveQuoteLines(tx.db, { workspaceId, quoteId }, lines)
  await tx.services.search.add(tx, 'quote', [quoteId])
  await recordActivity(tx, [{ workspaceId, type: 'quote', id: quoteId, actorId: userId, action: 'crm.created', changes: [] }])
  publish(tx, quoteCreated({ quoteId, workspaceId }))
  return quoteId
}
