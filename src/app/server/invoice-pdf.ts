/**
 * `GET /order-confirmation/{orderId}/invoice/{number}.pdf`: the page of that invoice on paper, as whoever asks would see it. Whoever would
 * not, and everybody where this machine has no Chromium, gets the 404 of an address that does not exist.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestContext } from '#platform/server/bind.ts'
import { refuse } from '#platform/server/doors.ts'
import { Failure } from '#platform/server/failure.ts'
import type { PageAnswer, PageRequest } from '#platform/server/printing/printer.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import { DIGITS_COOKIE, documentDigits, documentLanguage, LANGUAGE_COOKIE } from '#platform/server/visitor.ts'

const ADDRESS = /^(\/order-confirmation\/[^/]+\/invoice\/([A-Z0-9-]+))\.pdf$/

/** A browser takes a hundred megabytes and a second or two. */
const AT_ONCE = 2
const PRINTS: RateLimit = { name: 'orders.invoices', points: 20, seconds: 600 }

/** What belongs to one connection, or to a body that was unpacked. */
const OF_THE_WAY = [
  'host',
  'connection',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'accept-encoding',
  'set-cookie',
  'keep-alive',
]

export type InvoiceDoor = (request: IncomingMessage, response: ServerResponse, path: string, context: RequestContext) => Promise<void>

export const isInvoicePath = (path: string) => ADDRESS.test(path)

/** `origin`: where people find Plaza; the page is drawn as if it came from there. */
export function invoiceDoor(origin: string): InvoiceDoor {
  let underway = 0
  return async (request, response, path, { kernel, viewer, client }) => {
    const [, page, number] = ADDRESS.exec(path) ?? []
    const { print } = kernel
    if (!page || !print) return refuse(response, 404, 'NOT_FOUND')
    const answer = answersFor(request, client.address)
    const seen = await answer({ method: 'GET', url: origin + page, headers: { accept: 'text/html' }, body: null })
    if (seen.status !== 200) return refuse(response, 404, 'NOT_FOUND')
    if (underway >= AT_ONCE) return refuse(response, 503, 'BUSY')
    underway += 1
    try {
      await kernel.limits.consume(PRINTS, viewer.id ?? client.address)
      const language = documentLanguage(request, new URL(origin + page))
      const cookies = { [LANGUAGE_COOKIE]: language, [DIGITS_COOKIE]: documentDigits(request) }
      const pdf = await print({ url: origin + page, ready: '[data-invoice]', language, cookies, answer })
      response.writeHead(200, {
        'content-type': 'application/pdf',
        'content-length': pdf.length,
        'content-disposition': `attachment; filename="${number}.pdf"`,
        'cache-control': 'private, no-store',
      })
      response.end(pdf)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      refuse(response, 429, error.code)
    } finally {
      underway -= 1
    }
  }
}

/** Asks Plaza itself, over the socket this request came in by, with the cookies it brought. */
function answersFor(request: IncomingMessage, address: string): (asked: PageRequest) => Promise<PageAnswer> {
  const { localAddress = '127.0.0.1', localPort } = request.socket
  const here = `http://${localAddress.includes(':') ? `[${localAddress}]` : localAddress}:${localPort}`
  const { cookie = '', 'accept-language': language = '' } = request.headers
  return async ({ method, url, headers, body }) => {
    const { pathname, search } = new URL(url)
    const reply = await fetch(here + pathname + search, {
      ...{ method, redirect: 'manual', body: body && new Uint8Array(body) },
      headers: { ...without(headers), cookie, 'accept-language': language, 'x-forwarded-for': address },
    })
    return { status: reply.status, headers: without(Object.fromEntries(reply.headers)), body: Buffer.from(await reply.arrayBuffer()) }
  }
}

function without(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_THE_WAY.includes(name.toLowerCase())))
}
