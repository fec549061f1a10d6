/** Receives a file as the raw body of a same-origin `PUT`. The declared type is ignored; the bytes decide. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendError } from '#platform/server/entry-points.ts'
import { Failure } from '#platform/server/failure.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import { isSameOrigin } from '#platform/server/same-origin.ts'
import type { Services } from '#platform/server/services.ts'
import { drainOrClose } from '#platform/server/unread-body.ts'
import { failures } from '#platform/shared/contract.ts'
import { pictureFailures } from '#platform/shared/uploads.ts'

/** Bodies are held in memory, so concurrent uploads are limited in total and per sender. */
const MAX_CONCURRENT_UPLOADS = 16
const MAX_CONCURRENT_PER_SENDER = 3

/** Allows more attempts than the daily quotas of stored files, because invalid files cost as much to check. */
const UPLOAD_LIMIT: RateLimit = { name: 'uploads.tries', points: 60, seconds: 600 }

const FAILURES: Readonly<Record<string, { status: number }>> = { ...failures, ...pictureFailures, FILE_REFUSED: { status: 422 } }

export type Receiving = {
  /** The largest body. */
  maxBytes: number
  /** The failure of a larger body. */
  tooLarge: Failure
  /** Before the body is read. */
  prepare(): Promise<unknown>
  receive(bytes: Buffer): Promise<object>
}

export type BodyReceiver = (
  request: IncomingMessage,
  response: ServerResponse,
  senderId: string | null,
  receiving: Receiving,
) => Promise<void>

export function createBodyReceiver(services: Services, publicOrigin: string): BodyReceiver {
  const underway: string[] = []

  async function receive(
    request: IncomingMessage,
    response: ServerResponse,
    senderId: string,
    length: number,
    receiving: Receiving,
  ): Promise<void> {
    if (underway.length >= MAX_CONCURRENT_UPLOADS) return sendFailure(response, 503, 'BUSY')
    if (underway.filter((id) => id === senderId).length >= MAX_CONCURRENT_PER_SENDER)
      return sendFailure(response, 429, 'RATE_LIMITED', { retryAfterS: 5 })
    underway.push(senderId)
    try {
      await services.limits.consume(UPLOAD_LIMIT, senderId)
      await receiving.prepare()
      const bytes = await readBody(request, length)
      // The sender aborted, so there is no one to answer.
      if (!bytes) return void response.destroy()
      sendJson(response, 200, await receiving.receive(bytes))
    } finally {
      underway.splice(underway.indexOf(senderId), 1)
    }
  }

  return async (request, response, senderId, receiving) => {
    if (request.method !== 'PUT') return sendError(response, 405, 'METHOD_NOT_ALLOWED', { allow: 'PUT' })
    if (!isSameOrigin(request, publicOrigin)) return sendError(response, 403, 'FORBIDDEN')
    if (senderId === null) return sendError(response, 401, 'UNAUTHENTICATED')
    const length = parseContentLength(request)
    if (length === null) return sendError(response, 411, 'LENGTH_REQUIRED')
    drainOrClose(request, response)
    if (length > receiving.maxBytes) return sendFailure(response, 413, receiving.tooLarge.code, receiving.tooLarge.data)
    try {
      await receive(request, response, senderId, length, receiving)
    } catch (error) {
      const status = error instanceof Failure ? FAILURES[error.code]?.status : undefined
      if (!(error instanceof Failure) || status === undefined) throw error
      sendFailure(response, status, error.code, error.data)
    }
  }
}

function parseContentLength({ headers }: IncomingMessage): number | null {
  const length = headers['content-length']
  return length !== undefined && /^\d{1,15}$/.test(length) ? Number(length) : null
}

/** Returns null when the body is shorter than declared. */
async function readBody(request: IncomingMessage, length: number): Promise<Buffer | null> {
  const pieces: Buffer[] = []
  let received = 0
  try {
    for await (const piece of request as AsyncIterable<Buffer>) {
      received += piece.length
      if (received > length) return null
      pieces.push(piece)
    }
  } catch {
    return null
  }
  return received === length ? Buffer.concat(pieces, received) : null
}

/** Uses the same error format as operations, so that the web shows the same messages. */
function sendFailure(response: ServerResponse, status: number, code: string, data?: unknown): void {
  if (typeof data === 'object' && data !== null && 'retryAfterS' in data) response.setHeader('retry-after', String(data.retryAfterS))
  sendJson(response, status, { defined: true, code, status, message: code, data })
}

function sendJson(response: ServerResponse, status: number, reply: object): void {
  const body = JSON.stringify(reply)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'cache-control': 'no-store' })
  response.end(body)
}
