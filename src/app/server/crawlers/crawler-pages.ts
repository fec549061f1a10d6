/**
 * Files that programs look for at fixed addresses: `/robots.txt`, `/sitemap.xml` with its parts at `/sitemaps/{type}.xml?after=`,
 * `/.well-known/security.txt` (RFC 9116) and `/.well-known/change-password`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sendError } from '#platform/server/entry-points.ts'
import { Failure } from '#platform/server/failure.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { Services } from '#platform/server/services.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { screens } from '../../screens.ts'
import { redirect } from '../documents.ts'
import { robotsText } from './robots.rules.ts'
import { createSitemapIndex, PAGES, PART_SIZE, writePart } from './sitemap.ts'

const PART = /^\/sitemaps\/([a-zA-Z]{1,40})\.xml$/
const MAX_ID = 200
/** By the address of the program: a part of a large shop takes a second. */
const SITEMAP_READS_PER_HOUR: RateLimit = { name: 'sitemap', points: 600, seconds: 3600 }
/** RFC 9116 recommends less than a year. */
const EXPIRES_AFTER_MS = 180 * 24 * 3600_000
const PASSWORD_SCREEN = '/settings?tab=security'

const SECURITY_PATHS = ['/.well-known/security.txt', '/security.txt']
const FIXED_PATHS = new Set(['/robots.txt', '/sitemap.xml', '/.well-known/change-password', ...SECURITY_PATHS])

export const isCrawlerPath = (path: string) => FIXED_PATHS.has(path) || path.startsWith('/sitemaps/')

type Send = (request: IncomingMessage, response: ServerResponse, url: URL, address: string) => Promise<void>
type Options = { origin: string; securityContact: string; partSize?: number }

export function createCrawlerPages(services: Services, { origin, securityContact, partSize = PART_SIZE }: Options): Send {
  // A demo needs no other rules: it answers its own machine only.
  const robots = robotsText(screens, `${origin}/sitemap.xml`)
  const sitemapIndex = createSitemapIndex(services, origin, partSize)

  function securityText(): string {
    // The date changes once a day, so that the text can be cached.
    const expires = new Date(services.now().getTime() + EXPIRES_AFTER_MS)
    expires.setUTCHours(0, 0, 0, 0)
    return [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${LANGUAGES.join(', ')}`,
      `Canonical: ${origin}${SECURITY_PATHS[0]}`,
      '',
    ].join('\n')
  }

  async function sendSitemap(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    if (url.pathname === '/sitemap.xml') return send(request, response, 'application/xml', [await sitemapIndex()])
    const type = PART.exec(url.pathname)?.[1]
    const after = url.searchParams.get('after') ?? ''
    const isKnown = type !== undefined && (type === PAGES || services.resources.sitemapTypes.includes(type))
    if (!isKnown || after.length > MAX_ID) return sendError(response, 404, 'NOT_FOUND')
    return send(request, response, 'application/xml', writePart(services, origin, { type, after }, partSize))
  }

  return async (request, response, url, address) => {
    if (url.pathname === '/.well-known/change-password') return redirect(response, 302, PASSWORD_SCREEN)
    if (url.pathname === '/robots.txt') return send(request, response, 'text/plain', [robots])
    if (SECURITY_PATHS.includes(url.pathname)) return send(request, response, 'text/plain', [securityText()])
    try {
      await services.limits.consume(SITEMAP_READS_PER_HOUR, address)
    } catch (error) {
      if (error instanceof Failure && error.code === 'RATE_LIMITED') return sendError(response, 429, error.code)
      throw error
    }
    return sendSitemap(request, response, url)
  }
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  contentType: string,
  text: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  const gzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
  response.writeHead(200, {
    'content-type': `${contentType}; charset=utf-8`,
    'cache-control': 'public, max-age=600',
    vary: 'accept-encoding',
    ...(gzip ? { 'content-encoding': 'gzip' } : {}),
  })
  if (request.method === 'HEAD') return void response.end()
  const source = Readable.from(text)
  await (gzip ? pipeline(source, createGzip(), response) : pipeline(source, response))
}
