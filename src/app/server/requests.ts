/** Routes every request to its entry point. */
import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { contract } from '#contract'
import { LABELS_PATH } from '#domains/inventory/contract.ts'
import { sendAvatar } from '#platform/server/avatars/send-avatar.ts'
import type { ClientAddress } from '#platform/server/client-address.ts'
import { DECODER_POLICY, WORKER_POLICY } from '#platform/server/content-security-policy.ts'
import { apiEntryPoint, openApiDocument, rpcEntryPoint, sendError } from '#platform/server/entry-points.ts'
import { sendFile } from '#platform/server/files/send-file.ts'
import { checkReadiness, formatMetrics } from '#platform/server/health.ts'
import type { EventsEntryPoint } from '#platform/server/realtime/events-entry-point.ts'
import { setSecurityHeaders } from '#platform/server/security-headers.ts'
import type { Services } from '#platform/server/services.ts'
import { staticFiles } from '#platform/server/static-files.ts'
import { isForThisMachine } from '#platform/server/this-machine.ts'
import { randomText } from '#platform/shared/ids.ts'
import { isCalendarPath, sendCalendar } from './calendars.ts'
import { createCrawlerPages, isCrawlerPath } from './crawlers/crawler-pages.ts'
import { isDownload, isProductFileUpload, receiveProductFile, sendDownload } from './digital-files.ts'
import { type Documents, redirect } from './documents.ts'
import { isExportPath, sendExport } from './exports.ts'
import { isGroupFile, isGroupUpload, receiveGroupFile, sendGroupFile } from './group-files.ts'
import { isSentLeadForm, receiveLeadForm } from './lead-forms.ts'
import type { Mailbox } from './mailbox/mailbox.ts'
import { isOneClickUnsubscribe, unsubscribeOnce } from './one-click-unsubscribe.ts'
import { isOrderDocument, sendOrderDocument } from './order-documents.ts'
import { hasOrderLink, redeemOrderLink } from './order-link.ts'
import { isPayslipDocument, sendPayslip } from './payslip-documents.ts'
import { isPersonalPicture, isPersonalPictureUpload, receivePersonalPicture, sendPersonalPicture } from './personal-pictures.ts'
import { isFeedPath, sendProductFeed } from './product-feeds.ts'
import { isPurchaseOrderDocument, sendPurchaseOrder } from './purchase-order-documents.ts'
import { isQuoteDocument, sendQuote } from './quote-documents.ts'
import { createBodyReceiver } from './receive-body.ts'
import { isRecordFile, isRecordUpload, receiveRecordFile, sendRecordFile } from './record-files.ts'
import { createRequestContexts, readHeader } from './request-context.ts'
import { sendStockLabels } from './stock-labels.ts'
import { createUploadHandler, findUploadSender } from './uploads.ts'
import { isWebhookPath, receiveWebhook } from './webhooks.ts'
import { router } from './wiring.ts'

const ROOT = new URL('../../../', import.meta.url)

export const DEMO_REFUSAL =
  'This Plaza is a demo and answers on its own machine only, because its passwords are public. Start it with DEMO=off to serve others.\n'

export type RequestListenerOptions = {
  services: Services
  /** The public address: only pages of its origin may write with cookies. */
  url: string
  metricsToken: string | null
  /** Where weaknesses are reported. */
  securityContact: string
  clientAddress: ClientAddress
  pool: pg.Pool
  documents: Documents
  events: EventsEntryPoint
  /** Null when the mailbox is off. */
  mailbox: Mailbox | null
  isDraining(): boolean
}

export async function requestListener({
  services,
  url: publicUrl,
  metricsToken,
  securityContact,
  clientAddress,
  pool,
  documents,
  events,
  mailbox,
  isDraining,
}: RequestListenerOptions): Promise<RequestListener> {
  const origin = new URL(publicUrl).origin
  const https = publicUrl.startsWith('https:')
  const contextOf = createRequestContexts({ services, https, clientAddress })
  const rpc = rpcEntryPoint(router, origin)
  const api = apiEntryPoint(router)
  const receiveBody = createBodyReceiver(services, origin)
  const uploads = createUploadHandler(services, origin, receiveBody)
  const openApi = Buffer.from(JSON.stringify(await openApiDocument(contract, origin)))
  const crawlers = createCrawlerPages(services, { origin, securityContact })
  const built = staticFiles(fileURLToPath(new URL('build/client', ROOT)))
  const previous = ['1', '2'].map((build) => staticFiles(fileURLToPath(new URL(`build-previous/${build}`, ROOT))))
  // The random prefix makes request ids unique across processes, the counter within one.
  const requestPrefix = `req_${randomText(10)}_`
  const counters = { plaza_requests_total: 0, plaza_request_errors_total: 0 }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.parse(request.url ?? '/', origin)
    if (!url) return sendError(response, 400, 'BAD_REQUEST')
    const path = url.pathname
    if (path.startsWith('/rpc/')) return rpc(request, response, await contextOf(request, response, 'web'))
    if (path === '/api/v1/openapi.json') return sendBytes(response, openApi, 'application/json', 'no-cache')
    if (path.startsWith('/api/v1/')) return api(request, response, await contextOf(request, response, 'api'))
    if (path === '/api/events') return events(request, response, await contextOf(request, response, 'web'))
    if (path === '/uploads') return uploads(request, response, await findUploadSender(await contextOf(request, response, 'web')))
    if (isPersonalPictureUpload(path))
      return receivePersonalPicture(request, response, await contextOf(request, response, 'web'), receiveBody)
    if (isGroupUpload(request.method, path))
      return receiveGroupFile(request, response, url, await contextOf(request, response, 'web'), receiveBody)
    if (isProductFileUpload(request.method, path))
      return receiveProductFile(request, response, url, await contextOf(request, response, 'web'), receiveBody)
    if (isRecordUpload(request.method, path))
      return receiveRecordFile(request, response, url, await contextOf(request, response, 'web'), receiveBody)
    if (isWebhookPath(path)) return receiveWebhook(request, response, path, services)
    if (isSentLeadForm(request.method, path)) return receiveLeadForm(request, response, path, { services, address: clientAddress(request) })
    if (isOneClickUnsubscribe(request.method, path)) return unsubscribeOnce(response, url, services)
    if (path === '/livez') return sendText(response, 200, 'ok\n')
    if (path === '/readyz') {
      const { ready, reasons } = await checkReadiness(pool, isDraining())
      return sendText(response, ready ? 200 : 503, ready ? 'ready\n' : `${reasons.join(', ')}\n`)
    }
    if (path === '/metrics')
      return mayReadMetrics(request) ? sendText(response, 200, await formatMetrics(pool, counters)) : sendError(response, 404, 'NOT_FOUND')
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendError(response, 405, 'METHOD_NOT_ALLOWED', { allow: 'GET, HEAD' })
    if (path.startsWith('/files/')) return sendFile(request, response, services.files, path.slice('/files/'.length))
    if (isPersonalPicture(path)) return sendPersonalPicture(request, response, path, await contextOf(request, response, 'web'))
    if (isDownload(path)) return sendDownload(request, response, path, services)
    if (isExportPath(path)) return sendExport(request, response, path, await contextOf(request, response, 'web'))
    if (isOrderDocument(path)) return sendOrderDocument(request, response, url, await contextOf(request, response, 'web'))
    if (isPurchaseOrderDocument(path)) return sendPurchaseOrder(request, response, url, await contextOf(request, response, 'web'))
    if (isPayslipDocument(path)) return sendPayslip(request, response, url, await contextOf(request, response, 'web'))
    if (isQuoteDocument(path)) return sendQuote(request, response, url, await contextOf(request, response, 'web'))
    if (path === LABELS_PATH) return sendStockLabels(request, response, url, await contextOf(request, response, 'web'))
    if (isCalendarPath(path)) return sendCalendar(request, response, url, await contextOf(request, response, 'web'))
    if (isFeedPath(path)) return sendProductFeed(request, response, url, await contextOf(request, response, 'web'))
    if (isGroupFile(path)) return sendGroupFile(request, response, path, await contextOf(request, response, 'web'))
    if (isRecordFile(path)) return sendRecordFile(request, response, path, await contextOf(request, response, 'web'))
    if (isCrawlerPath(path)) return crawlers(request, response, url, clientAddress(request))
    if (path.startsWith('/avatars/')) return sendAvatar(request, response, path)
    if (await mailbox?.send(request, response, url)) return
    // Dot files, such as the manifest of the build, are not for visitors.
    if (/\/(?:\.|%2e)/i.test(path)) return sendError(response, 404, 'NOT_FOUND')
    if (await sendStatic(request, response, path)) return
    if (/^\/(api|rpc|assets|backgrounds|locales|files|uploads|avatars|icons)(\/|$)|^\/sw\.js$/.test(path) || path.endsWith('.data'))
      return sendError(response, 404, 'NOT_FOUND')
    const context = () => contextOf(request, response, 'web')
    if (hasOrderLink(url)) return redirect(response, 302, await redeemOrderLink(url, await context()))
    return documents(request, response, url, context)
  }

  async function sendStatic(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
    if (path.startsWith('/assets/')) {
      if (path.startsWith('/assets/decode.worker-')) response.setHeader('content-security-policy', DECODER_POLICY)
      for (const files of [built, ...previous]) if (await files.send(request, response, path, 'immutable')) return true
      return false
    }
    if (path === '/sw.js') response.setHeader('content-security-policy', WORKER_POLICY)
    // Backgrounds change only with a release, and revalidating them would delay the page.
    if (path.startsWith('/backgrounds/')) return built.send(request, response, path, 'day')
    return /\.[a-z0-9]+$/.test(path) ? built.send(request, response, path, 'revalidate') : false
  }

  function mayReadMetrics(request: IncomingMessage): boolean {
    if (!metricsToken) return false
    const given = Buffer.from(readHeader(request, 'authorization') ?? '')
    const wanted = Buffer.from(`Bearer ${metricsToken}`)
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }

  return (request, response) => {
    counters.plaza_requests_total += 1
    response.setHeader('x-request-id', `${requestPrefix}${counters.plaza_requests_total.toString(36)}`)
    setSecurityHeaders(response, { https })
    if (isDraining()) response.setHeader('connection', 'close')
    if (services.demo && !isForThisMachine(request)) return sendText(response, 421, DEMO_REFUSAL)
    answer(request, response).catch((error: unknown) => {
      counters.plaza_request_errors_total += 1
      services.log.error(
        { error, requestId: response.getHeader('x-request-id'), path: request.url?.split('?')[0] },
        'a request failed unexpectedly',
      )
      if (response.headersSent) response.destroy()
      else sendError(response, 500, 'INTERNAL_SERVER_ERROR')
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
