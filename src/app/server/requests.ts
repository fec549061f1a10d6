/** Every request: which door, with what context. */
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { contract } from '#contract'
import { sendAvatar } from '#platform/server/avatars/send-avatar.ts'
import type { ClientAddress } from '#platform/server/client-address.ts'
import { WORKER_POLICY } from '#platform/server/content-security-policy.ts'
import { apiDoor, openApiDocument, refuse, rpcDoor } from '#platform/server/doors.ts'
import { sendFile } from '#platform/server/files/send-file.ts'
import { metricsText, readiness } from '#platform/server/health.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { setSecurityHeaders } from '#platform/server/security-headers.ts'
import { staticFiles } from '#platform/server/static-files.ts'
import { randomText } from '#platform/shared/ids.ts'
import { type Documents, redirect } from './documents.ts'
import { isExportPath, sendExport } from './exports.ts'
import { invoiceDoor, isInvoicePath } from './invoice-pdf.ts'
import type { Mailbox } from './mailbox/mailbox.ts'
import { hasOrderLink, swapOrderLink } from './order-link.ts'
import { headerOf, requestContexts } from './request-context.ts'
import { uploadDoor, uploadSender } from './uploads.ts'
import { isWebhookPath, receiveWebhook } from './webhooks.ts'
import { router } from './wiring.ts'

const ROOT = new URL('../../../', import.meta.url)

export type Surroundings = {
  kernel: Kernel
  /** The address people type: its origin is the only one whose pages may write with cookies. */
  url: string
  metricsToken: string | null
  clientAddress: ClientAddress
  pool: pg.Pool
  documents: Documents
  /** Null: there is none. */
  mailbox: Mailbox | null
  isDraining(): boolean
}

export async function requestListener({
  kernel,
  url: publicUrl,
  metricsToken,
  clientAddress,
  pool,
  documents,
  mailbox,
  isDraining,
}: Surroundings): Promise<RequestListener> {
  const origin = new URL(publicUrl).origin
  const https = publicUrl.startsWith('https:')
  const contextOf = requestContexts({ kernel, https, clientAddress })
  const rpc = rpcDoor(router, origin)
  const api = apiDoor(router)
  const uploads = uploadDoor(kernel, origin)
  const invoices = invoiceDoor(origin)
  const openApi = Buffer.from(JSON.stringify(await openApiDocument(contract, origin)))
  const built = staticFiles(fileURLToPath(new URL('build/client', ROOT)))
  const previous = ['1', '2'].map((build) => staticFiles(fileURLToPath(new URL(`build-previous/${build}`, ROOT))))
  // Unique over processes by its beginning, within one by its count.
  const requestPrefix = `req_${randomText(10)}_`
  const counters = { plaza_requests_total: 0, plaza_request_errors_total: 0 }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.parse(request.url ?? '/', origin)
    if (!url) return refuse(response, 400, 'BAD_REQUEST')
    const path = url.pathname
    if (path.startsWith('/rpc/')) return rpc(request, response, await contextOf(request, response, 'web'))
    if (path === '/api/v1/openapi.json') return sendBytes(response, openApi, 'application/json', 'no-cache')
    if (path.startsWith('/api/v1/')) return api(request, response, await contextOf(request, response, 'api'))
    if (path === '/uploads') return uploads(request, response, await uploadSender(await contextOf(request, response, 'web')))
    if (isWebhookPath(path)) return receiveWebhook(request, response, path, kernel)
    if (path === '/livez') return sendText(response, 200, 'ok\n')
    if (path === '/readyz') {
      const { ready, reasons } = await readiness(pool, isDraining())
      return sendText(response, ready ? 200 : 503, ready ? 'ready\n' : `${reasons.join(', ')}\n`)
    }
    if (path === '/metrics')
      return mayReadMetrics(request) ? sendText(response, 200, await metricsText(pool, counters)) : refuse(response, 404, 'NOT_FOUND')
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'METHOD_NOT_ALLOWED', { allow: 'GET, HEAD' })
    if (path.startsWith('/files/')) return sendFile(request, response, kernel.files, path.slice('/files/'.length))
    if (isExportPath(path)) return sendExport(request, response, path, await contextOf(request, response, 'web'))
    if (isInvoicePath(path)) return invoices(request, response, path, await contextOf(request, response, 'web'))
    if (path.startsWith('/avatars/')) return sendAvatar(request, response, path)
    if (await mailbox?.send(request, response, url)) return
    if (await sendStatic(request, response, path)) return
    if (/^\/(api|rpc|assets|backgrounds|locales|files|uploads|avatars|icons)(\/|$)|^\/sw\.js$/.test(path) || path.endsWith('.data'))
      return refuse(response, 404, 'NOT_FOUND')
    const context = () => contextOf(request, response, 'web')
    if (hasOrderLink(url)) return redirect(response, 302, await swapOrderLink(url, await context()))
    return documents(request, response, url, context)
  }

  async function sendStatic(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    if (path.startsWith('/assets/')) {
      for (const files of [built, ...previous]) if (await files.send(request, response, path, 'immutable')) return true
      return false
    }
    if (path === '/sw.js') response.setHeader('content-security-policy', WORKER_POLICY)
    // They change with a version of Plaza at most, and come too late when they are asked about first.
    if (path.startsWith('/backgrounds/')) return built.send(request, response, path, 'day')
    return /\.[a-z0-9]+$/.test(path) ? built.send(request, response, path, 'revalidate') : false
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
