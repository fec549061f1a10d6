/** Every request: which door, with what context. */
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { contract } from '#contract'
import type { RequestContext } from '#platform/server/bind.ts'
import { readCookie, serverCookie, serverCookieName } from '#platform/server/cookies.ts'
import { apiDoor, openApiDocument, refuse, rpcDoor } from '#platform/server/doors.ts'
import type { FileStore } from '#platform/server/files.ts'
import { GUEST_HEADER, readGuestToken, signGuestToken } from '#platform/server/guest.ts'
import { metricsText, readiness } from '#platform/server/health.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { setSecurityHeaders } from '#platform/server/security-headers.ts'
import { staticFiles } from '#platform/server/static-files.ts'
import { randomText } from '#platform/shared/ids.ts'
import { FALLBACK_LANGUAGE, negotiateLanguage } from '#platform/shared/language.ts'
import { type Documents, redirect } from './documents.ts'
import { hasOrderLink, swapOrderLink } from './order-link.ts'
import { router } from './wiring.ts'

const GUEST_COOKIE = 'plaza_guest'
const ROOT = new URL('../../../', import.meta.url)

export type Surroundings = {
  kernel: Kernel
  /** The address people type: its origin is the only one whose pages may write with cookies. */
  url: string
  metricsToken: string | null
  files: FileStore
  pool: pg.Pool
  documents: Documents
  isDraining(): boolean
}

export async function requestListener({
  kernel,
  url: publicUrl,
  metricsToken,
  files,
  pool,
  documents,
  isDraining,
}: Surroundings): Promise<RequestListener> {
  const origin = new URL(publicUrl).origin
  const https = publicUrl.startsWith('https:')
  const guestSecret = kernel.secretFor('guest')
  const rpc = rpcDoor(router, origin)
  const api = apiDoor(router)
  const openApi = Buffer.from(JSON.stringify(await openApiDocument(contract, origin)))
  const built = staticFiles(fileURLToPath(new URL('build/client', ROOT)))
  const previous = ['1', '2'].map((build) => staticFiles(fileURLToPath(new URL(`build-previous/${build}`, ROOT))))
  // Unique over processes by its beginning, within one by its count.
  const requestPrefix = `req_${randomText(10)}_`
  const counters = { plaza_requests_total: 0, plaza_request_errors_total: 0 }

  function contextOf(request: IncomingMessage, response: ServerResponse, door: 'web' | 'api'): RequestContext {
    const token = door === 'web' ? readCookie(request, serverCookieName(GUEST_COOKIE, { https })) : headerOf(request, GUEST_HEADER)
    return {
      kernel,
      viewer: { kind: 'guest', id: readGuestToken(token, guestSecret) },
      language: negotiateLanguage(request.headers['accept-language']) ?? FALLBACK_LANGUAGE,
      requestId: String(response.getHeader('x-request-id')),
      idempotencyKey: headerOf(request, 'idempotency-key'),
      header: (name) => headerOf(request, name),
      rememberGuest(id) {
        const signed = signGuestToken(id, guestSecret)
        if (door === 'web') response.appendHeader('set-cookie', serverCookie(GUEST_COOKIE, signed, { https }))
        else response.setHeader(GUEST_HEADER, signed)
      },
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.parse(request.url ?? '/', origin)
    if (!url) return refuse(response, 400, 'BAD_REQUEST')
    const path = url.pathname
    if (path.startsWith('/rpc/')) return rpc(request, response, contextOf(request, response, 'web'))
    if (path === '/api/v1/openapi.json') return sendBytes(response, openApi, 'application/json', 'no-cache')
    if (path.startsWith('/api/v1/')) return api(request, response, contextOf(request, response, 'api'))
    if (path === '/livez') return sendText(response, 200, 'ok\n')
    if (path === '/readyz') {
      const { ready, reasons } = await readiness(pool, isDraining())
      return sendText(response, ready ? 200 : 503, ready ? 'ready\n' : `${reasons.join(', ')}\n`)
    }
    if (path === '/metrics')
      return mayReadMetrics(request) ? sendText(response, 200, await metricsText(pool, counters)) : refuse(response, 404, 'NOT_FOUND')
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'METHOD_NOT_ALLOWED', { allow: 'GET, HEAD' })
    if (path.startsWith('/files/')) return sendFile(response, path.slice('/files/'.length))
    if (await sendStatic(request, response, path)) return
    if (/^\/(api|rpc|assets|locales|files)(\/|$)/.test(path) || path.endsWith('.data')) return refuse(response, 404, 'NOT_FOUND')
    const context = () => contextOf(request, response, 'web')
    if (hasOrderLink(url)) return redirect(response, 302, await swapOrderLink(url, context()))
    return documents(request, response, url, context)
  }

  async function sendStatic(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    if (path.startsWith('/assets/')) {
      for (const files of [built, ...previous]) if (await files.send(request, response, path, 'immutable')) return true
      return false
    }
    return /\.[a-z0-9]+$/.test(path) ? built.send(request, response, path, 'revalidate') : false
  }

  async function sendFile(response: ServerResponse, key: string): Promise<void> {
    const file = await files.get(key)
    if (!file) return refuse(response, 404, 'NOT_FOUND')
    sendBytes(response, file.bytes, file.contentType, 'public, max-age=31536000, immutable')
  }

  function mayReadMetrics(request: IncomingMessage): boolean {
    if (!metricsToken) return false
    const given = Buffer.from(headerOf(request, 'authorization') ?? '')
    const wanted = Buffer.from(`Bearer ${metricsToken}`)
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }

  return (request, response) => {
    counters.plaza_requests_total += 1
    response.setHeader('x-request-id', `${requestPrefix}${counters.plaza_requests_total.toString(36)}`)
    setSecurityHeaders(response, { https })
    if (isDraining()) response.setHeader('connection', 'close')
    answer(request, response).catch((error: unknown) => {
      counters.plaza_request_errors_total += 1
      kernel.log.error(
        { error, requestId: response.getHeader('x-request-id'), path: request.url?.split('?')[0] },
        'a request failed unexpectedly',
      )
      if (response.headersSent) response.destroy()
      else refuse(response, 500, 'INTERNAL_SERVER_ERROR')
    })
  }
}

function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name]
  return typeof value === 'string' ? value : null
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  })
  response.end(text)
}

function sendBytes(response: ServerResponse, body: Buffer, contentType: string, cacheControl: string): void {
  response.writeHead(200, { 'content-type': contentType, 'content-length': body.length, 'cache-control': cacheControl })
  response.end(body)
}
