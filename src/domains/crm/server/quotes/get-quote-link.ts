import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { quoteLinkOf } from './quote-token.ts'
import { findQuote } from './quotes.sql.ts'

/** The private link, to be passed on by hand. Fails with NOT_FOUND. */
export async function getQuoteLink({ services, membership }: WorkspaceContext, quoteId: string): Promise<{ link: string | null }> {
  const quote = await findQuote(services.db, membership.workspaceId, quoteId)
  if (!quote) throw notFound()
  return { link: quote.status === 'draft' ? null : `${services.publicOrigin}${quoteLinkOf(services, quote)}` }
}
