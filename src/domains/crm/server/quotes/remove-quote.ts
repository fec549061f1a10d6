import { removeRecords } from '#domains/records/server/index.ts'
import { quoteRemoved } from '#events/crm.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { deleteQuote, findQuote, lockQuote } from './quotes.sql.ts'

/** Deletes a quote permanently; its link opens nothing. Fails with NOT_FOUND, and with QUOTE_CLOSED for an accepted one. */
export async function removeQuote(ctx: WorkspaceContext, quoteId: string): Promise<Record<string, never>> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    await lockQuote(tx.db, quoteId)
    const quote = await findQuote(tx.db, workspaceId, quoteId)
    if (!quote) throw notFound()
    if (quote.status === 'accepted') throw new Failure('QUOTE_CLOSED')
    await deleteQuote(tx.db, workspaceId, quoteId)
    await removeRecords(tx, [{ workspaceId, type: 'quote', id: quoteId }])
    await tx.services.search.refresh(tx, 'quote', [quoteId])
    publish(tx, quoteRemoved({ quoteId, workspaceId }))
    return {}
  })
}
