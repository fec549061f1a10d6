/**
 * Requests to addresses that users name: pictures to import, link previews, webhooks, push services. They reach the public internet
 * only, never Plaza's own network (server-side request forgery). Must not be called inside a transaction.
 */
import { Agent, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps, Agent as SecureAgent } from 'node:https'
import { FetchRefused } from './fetch-refused.ts'
import { allowedAddresses, INTERNET, type Network, pinnedLookup } from './network.ts'
import { hostOf, parseUrl, portOf } from './parse-url.ts'
import { ACCEPTED_ENCODINGS, readBody } from './read-body.ts'

const MAX_REDIRECTS = 3
const USER_AGENT = 'Plaza'

/** Only a GET follows redirects, and it carries no headers of the caller, so no secret reaches a host that it wasn't meant for. */
export type GuardedRequest = { url: string; maxBytes: number } & (
  | { method: 'GET'; accept: string }
  | { method: 'POST'; contentType: string; body: string | Uint8Array; headers?: Readonly<Record<string, string>> }
)

/** Of the headers, only the media type, in lower case and without parameters. `url` is where the last redirect led. */
export type GuardedReply = { status: number; contentType: string | null; bytes: Buffer; url: string }

/** Throws `FetchRefused`. A reply with an error status is a reply. */
export type GuardedFetch = (request: GuardedRequest) => Promise<GuardedReply>

export function openGuardedFetch(network: Network = INTERNET): GuardedFetch {
  return async (request) => {
    const expired = AbortSignal.timeout(network.totalMs)
    try {
      return await beforeAbort(expired, followRedirects(network, request, expired))
    } catch (error) {
      if (error instanceof FetchRefused) throw error
      throw new FetchRefused(expired.aborted ? 'time' : 'unreachable', error)
    }
  }
}

async function followRedirects(network: Network, request: GuardedRequest, expired: AbortSignal): Promise<GuardedReply> {
  let url = parseUrl(request.url)
  for (let redirects = 0; ; redirects += 1) {
    const response = await send(network, url, request, expired)
    const { statusCode: status = 0, headers } = response
    if (status < 300 || status >= 400 || headers.location === undefined) {
      const bytes = await readBody(response, request.maxBytes).finally(() => response.destroy())
      return { status, contentType: readMediaType(headers['content-type']), bytes, url: url.href }
    }
    response.destroy()
    if (request.method !== 'GET' || redirects === MAX_REDIRECTS) throw new FetchRefused('redirect')
    const next = URL.parse(headers.location, url)
    if (!next || (url.protocol === 'https:' && next.protocol !== 'https:')) throw new FetchRefused('redirect')
    url = parseUrl(next.href)
  }
}

async function send(network: Network, url: URL, request: GuardedRequest, expired: AbortSignal): Promise<IncomingMessage> {
  if (!network.isAllowedPort(portOf(url))) throw new FetchRefused('url')
  const connecting = AbortSignal.timeout(network.connectMs)
  const addresses = await beforeAbort(connecting, allowedAddresses(network, hostOf(url))).catch((error: unknown) => {
    throw connecting.aborted ? new FetchRefused('time', error) : error
  })
  expired.throwIfAborted()
  const secure = url.protocol === 'https:'
  // An agent of its own: no connection is shared, and no proxy of the environment is used.
  const options = { method: request.method, headers: headersOf(request), lookup: pinnedLookup(addresses), signal: expired }
  const sent = secure
    ? requestHttps(url, { ...options, agent: new SecureAgent(), ...(network.ca !== undefined && { ca: network.ca }) })
    : requestHttp(url, { ...options, agent: new Agent() })
  const tooLate = () => sent.destroy(new FetchRefused('time'))
  connecting.addEventListener('abort', tooLate)
  sent.once('socket', (socket) => socket.once(secure ? 'secureConnect' : 'connect', () => connecting.removeEventListener('abort', tooLate)))
  return new Promise((resolve, reject) => {
    sent.once('response', resolve)
    sent.on('error', reject)
    sent.end(request.method === 'POST' ? request.body : undefined)
  })
}

function headersOf(request: GuardedRequest): Record<string, string> {
  const always = { 'user-agent': USER_AGENT, 'accept-encoding': ACCEPTED_ENCODINGS, connection: 'close' }
  if (request.method === 'GET') return { ...always, accept: request.accept }
  const length = String(Buffer.byteLength(request.body))
  return { ...request.headers, ...always, 'content-type': request.contentType, 'content-length': length }
}

function readMediaType(header: string | undefined): string | null {
  return /^\s*([\w!#$&^.+-]+\/[\w!#$&^.+-]+)\s*(?:;|$)/.exec(header ?? '')?.[1]?.toLowerCase() ?? null
}

/** Rejects as soon as `signal` aborts; the work itself may go on. */
function beforeAbort<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
