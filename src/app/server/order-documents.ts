/**
 * PDF documents of an order. Viewers without access get the same 404 as for a missing address.
 *
 * - `GET /order-confirmation/{orderId}/invoice/{number}.pdf`
 * - `GET /order-confirmation/{orderId}/invoice/{number}/credit-note/{refundId}.pdf`
 * - `GET /orders/{number}/packing-slip.pdf`, with `?parcel=` for one parcel
 *
 * `?lng=` selects the language; the default is the visitor's, and for a packing slip the shopper's.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type DocumentFile, getCreditNote, getInvoice, getPackingSlip } from '#domains/orders/server/index.ts'
import { sendError } from '#platform/server/entry-points.ts'
import { Failure } from '#platform/server/failure.ts'
import type { RequestContext } from '#platform/server/guard.ts'
import { documentDigits, documentLanguage } from '#platform/server/visitor.ts'
import { isLanguage, toLocale } from '#platform/shared/language.ts'

const SALE = /^\/order-confirmation\/([^/]+)\/invoice\/(\1-\d+)(?:\/credit-note\/(ref_[0-9a-z]+))?\.pdf$/
const SLIP = /^\/orders\/([^/]+)\/packing-slip\.pdf$/

const STATUSES: Readonly<Record<string, number>> = { NOT_FOUND: 404, RATE_LIMITED: 429, BUSY: 503 }

export const isOrderDocument = (path: string) => SALE.test(path) || SLIP.test(path)

export async function sendOrderDocument(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  context: RequestContext,
): Promise<void> {
  try {
    const { name, file } = await makeDocument(request, url, context)
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

function makeDocument(request: IncomingMessage, url: URL, context: RequestContext): Promise<DocumentFile> {
  const digits = documentDigits(request)
  const slip = SLIP.exec(url.pathname)?.[1]
  if (slip) {
    const asked = url.searchParams.get('lng')
    const locale = isLanguage(asked) ? toLocale(asked, digits) : null
    return getPackingSlip(context, slip, { parcelId: url.searchParams.get('parcel'), locale, digits })
  }
  const [, , number = '', refundId] = SALE.exec(url.pathname) ?? []
  const locale = toLocale(documentLanguage(request, url), digits)
  return refundId ? getCreditNote(context, number, refundId, locale) : getInvoice(context, number, locale)
}
