/** The PDF of a quote, for members of the workspace with the permission, and for the bearer of its private link. */
import { notFound } from '#platform/server/failure.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { RequestContext } from '#platform/server/request-context.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import { type Digits, type Locale, toLocale } from '#platform/shared/language.ts'
import { QUOTE_LINK_HEADER, quoteNumber } from '../../../contract/quotes/quote-limits.ts'
import { findQuoteByHash, loadQuotes, type QuoteRow } from '../quotes.sql.ts'
import { renderQuote } from './render-quote.ts'

const DOCUMENT_LIMIT: RateLimit = { name: 'crm.quote-documents', points: 120, seconds: 600 }

/** `quoteId` is null for the bearer of a link. Without a language it is in the quote's. */
export type AskedQuote = { quoteId: string | null; locale: Locale | null; digits: Digits }

/** Fails with NOT_FOUND, RATE_LIMITED and BUSY. */
export async function getQuoteDocument(context: RequestContext, { quoteId, locale, digits }: AskedQuote) {
  const { services, viewer, client } = context
  const quote = await (quoteId === null ? findBearersQuote(context) : findMembersQuote(context, quoteId))
  if (!quote) throw notFound()
  await services.limits.consume(DOCUMENT_LIMIT, viewer.id ?? client.address)
  const file = await renderQuote(services.db, quote, locale ?? toLocale(quote.language, digits))
  return { name: quoteNumber(quote.number), file }
}

async function findBearersQuote({ services, header }: RequestContext): Promise<QuoteRow | undefined> {
  const token = header(QUOTE_LINK_HEADER)
  return token === null ? undefined : findQuoteByHash(services.db, hashToken(token))
}

async function findMembersQuote({ services, viewer, loadMembership }: RequestContext, quoteId: string): Promise<QuoteRow | undefined> {
  if (viewer.kind !== 'member') return undefined
  const [quote] = await loadQuotes(services.db, [quoteId])
  const membership = quote && (await loadMembership(viewer.id, quote.workspaceId))
  return membership?.permissions.includes('crm') ? quote : undefined
}
