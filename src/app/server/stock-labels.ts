/** `GET /inventory/labels.pdf`: labels of a workspace's variants (`contract/label-order.ts`). `?lng=` selects their language. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readLabelOrder } from '#domains/inventory/contract.ts'
import { makeLabels } from '#domains/inventory/server/index.ts'
import { sendError } from '#platform/server/entry-points.ts'
import { Failure } from '#platform/server/failure.ts'
import type { RequestContext } from '#platform/server/guard.ts'
import { documentDigits, documentLanguage } from '#platform/server/visitor.ts'
import { toLocale } from '#platform/shared/language.ts'

const STATUSES: Readonly<Record<string, number>> = { NOT_FOUND: 404, INVALID_INPUT: 400, RATE_LIMITED: 429, BUSY: 503 }

export async function sendStockLabels(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  context: RequestContext,
): Promise<void> {
  const order = readLabelOrder(url.searchParams)
  if (!order) return sendError(response, 400, 'INVALID_INPUT')
  try {
    const file = await makeLabels(context, order, toLocale(documentLanguage(request, url), documentDigits(request)))
    response.writeHead(200, {
      'content-type': 'application/pdf',
      'content-length': file.length,
      'content-disposition': 'attachment; filename="labels.pdf"',
      'cache-control': 'private, no-store',
    })
    response.end(request.method === 'HEAD' ? undefined : file)
  } catch (error) {
    const status = error instanceof Failure ? STATUSES[error.code] : undefined
    if (!(error instanceof Failure) || status === undefined) throw error
    sendError(response, status, error.code)
  }
}
