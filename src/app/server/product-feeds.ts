/**
 * Product feeds for shopping sites, in Google's format: `GET /feeds/products.xml`, and `/feeds/vendors/{slug}.xml` of one vendor. `?lng=` chooses
 * the language.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openProductFeed } from '#domains/marketplace/server/index.ts'
import { sendError } from '#platform/server/entry-points.ts'
import { Failure } from '#platform/server/failure.ts'
import type { RequestContext } from '#platform/server/guard.ts'
import { FALLBACK_LANGUAGE, LANGUAGES } from '#platform/shared/language.ts'

const FEED = /^\/feeds\/(?:products|vendors\/([a-z0-9-]{1,100}))\.xml$/
const STATUSES: Readonly<Record<string, number>> = { NOT_FOUND: 404, RATE_LIMITED: 429 }

export const isFeedPath = (path: string) => path.startsWith('/feeds/')

export async function sendProductFeed(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { services, client }: RequestContext,
): Promise<void> {
  const path = FEED.exec(url.pathname)
  if (!path) return sendError(response, 404, 'NOT_FOUND')
  const language = LANGUAGES.find((each) => each === url.searchParams.get('lng')) ?? FALLBACK_LANGUAGE
  try {
    const feed = await openProductFeed(services, { vendorSlug: path[1] ?? null, language, address: client.address })
    response.writeHead(200, {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-robots-tag': 'noindex',
    })
    if (request.method === 'HEAD') return void response.end()
    await pipeline(Readable.from(feed), response)
  } catch (error) {
    const status = error instanceof Failure ? STATUSES[error.code] : undefined
    if (!(error instanceof Failure) || status === undefined) throw error
    sendError(response, status, error.code)
  }
}
