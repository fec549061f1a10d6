/**
 * PDFs of quotes. Viewers without access get the same 404 as for a missing address.
 *
 * - `GET /crm/quotes/{quoteId}/quote.pdf`, for members of the workspace
 * - `GET /quote/quote.pdf`, with the token of the private link in a header
 *
 * `?lng=` selects the language; the default is the quote's.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getQuoteDocument } from '#domains/crm/server/index.ts'
import { sendError } from '#platform/server/entry-points.ts'
import { Failure } from '#platform/server/failure.ts'
import type { RequestContext } from '#platform/server/guard.ts'
import { documentDigits } from '#platform/server/visitor.ts'
import { isLanguage, toLocale } from '#platform/shared/language.ts'

const QUOTE = /^\/(?:crm\/quotes\/([^/]+)|quote)\/quote\.pdf$/
const STATUSES: Readonly<Record<string, number>> = { NOT_FOUND: 404, RATE_LIMITED: 429, BUSY: 503 }

export const isQuoteDocument = (path: string) => QUOTE.test(path)

export async function sendQuote(request: IncomingMessage, response: ServerResponse, url: URL, context: RequestContext): Promise<void> {
  const [, quoteId = null] = QUOTE.exec(url.pathname) ?? []
  const asked = url.searchParams.get('lng')
  const digits = documentDigits(request)
  try {
    const { name, file } = await getQuoteDocument(context, { quoteId, locale: isLanguage(asked) ? toLocale(asked, digits) : null, digits })
    response.writeHead(200, {
      'content-type': 'application/pdf',
      'content-length': file.length,
      'content-disposition': `attachment; filename="${name}.pdf"`,
      'cache-control': 'private, no-store',
    })
    response.end(request.method === 'HEAD' ? undefined : file)
  } catch (error) {
    const status = error instanceof Failure ? STATUSES[error.code] : undefined
    if (!(error instanceof Failure) || status === undefined) throw error
    sendError(response, status, error.code)
  }
}
