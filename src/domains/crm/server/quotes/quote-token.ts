import { deriveToken } from '#platform/server/secret-tokens.ts'
import type { Services } from '#platform/server/services.ts'
import { QUOTE_PAGE } from '../../contract/quotes/quote-limits.ts'
import type { QuoteRow } from './quotes.sql.ts'

type Sent = Pick<QuoteRow, 'id' | 'sendings' | 'language'>

/** The token of the customer's private link. It is derived, so that a repeated mail has the same link; each sending has its own. */
export function quoteTokenOf(services: Pick<Services, 'secretFor'>, { id, sendings }: Pick<Sent, 'id' | 'sendings'>): string {
  return deriveToken(services, 'quote link', `${id} ${sendings}`)
}

export function quoteLinkOf(services: Pick<Services, 'secretFor'>, quote: Sent): string {
  return `${QUOTE_PAGE}?token=${quoteTokenOf(services, quote)}&lng=${quote.language}`
}
