/**
 * `PUT /uploads`: a member, or a guest who bought something, sends a picture as the raw body of a request of our own pages. Its
 * declared type and name mean nothing; the bytes say what it is.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { maySeeOrders } from '#domains/orders/server/index.ts'
import type { RequestContext } from '#platform/server/bind.ts'
import { refuse } from '#platform/server/doors.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import { sameOrigin } from '#platform/server/same-origin.ts'
import { receiveUpload, requireQuota } from '#platform/server/uploads/receive-upload.ts'
import { failures } from '#platform/shared/contract.ts'
import { MAX_PICTURE_BYTES } from '#platform/shared/picture-limits.ts'
import { pictureFailures } from '#platform/shared/uploads.ts'

/** Bodies are held in memory until they are whole: so many at once, and of one person. */
const AT_ONCE = 16
const AT_ONCE_OF_ONE = 3
/** Up to here the rest of a refused body is read and dropped, so that a browser gets to see the answer. */
const DROPPED_BYTES = 5 * MAX_PICTURE_BYTES

/** More tries than pictures a day may be kept: broken ones cost as much to look at. */
const TRIES: RateLimit = { name: 'uploads.tries', points: 60, seconds: 600 }

const FAILURES: Readonly<Record<string, { status: number }>> = { ...failures, ...pictureFailures }

export type UploadDoor = (request: IncomingMessage, response: ServerResponse, senderId: string | null) => Promise<void>

/** A member, or a guest who may see an order: whoever else asks could be anybody, as often as they like. */
export async function uploadSender({ kernel, viewer }: RequestContext): Promise<string | null> {
  if (viewer.kind === 'member') return viewer.id
  return viewer.id !== null && (await maySeeOrders(kernel.db, viewer.id)) ? viewer.id : null
}

export function uploadDoor(kernel: Kernel, publicOrigin: string): UploadDoor {
  const underway: string[] = []

  async function receive(request: IncomingMessage, response: ServerResponse, senderId: string, length: number): Promise<void> {
    if (underway.length >= AT_ONCE) return fail(response, 503, 'BUSY')
    if (underway.filter((id) => id === senderId).length >= AT_ONCE_OF_ONE) return fail(response, 429, 'RATE_LIMITED', { retryAfterS: 5 })
    underway.push(senderId)
    try {
      await kernel.limits.consume(TRIES, senderId)
      await requireQuota(kernel.db, senderId, kernel.now())
      const bytes = await readBody(request, length)
      // Who sends stopped in the middle: nobody is there to be told.
      if (!bytes) return void response.destroy()
      const upload = await receiveUpload(kernel, { senderId, bytes })
      send(response, 200, upload)
    } finally {
      underway.splice(underway.indexOf(senderId), 1)
    }
  }

  return async (request, response, senderId) => {
    if (request.method !== 'PUT') return refuse(response, 405, 'METHOD_NOT_ALLOWED', { allow: 'PUT' })
    if (!sameOrigin(request, publicOrigin)) return refuse(response, 403, 'FORBIDDEN')
    if (senderId === null) return refuse(response, 401, 'UNAUTHENTICATED')
    const length = lengthOf(request)
    if (length === null) return refuse(response, 411, 'LENGTH_REQUIRED')
    if (length > DROPPED_BYTES) response.setHeader('connection', 'close')
    if (length > MAX_PICTURE_BYTES) return fail(response, 413, 'PICTURE_REFUSED', { reason: 'size' })
    try {
      await receive(request, response, senderId, length)
    } catch (error) {
      const status = error instanceof Failure ? FAILURES[error.code]?.status : undefined
      if (!(error instanceof Failure) || status === undefined) throw error
      fail(response, status, error.code, error.data)
    }
  }
}

function lengthOf({ headers }: IncomingMessage): number | null {
  const length = headers['content-length']
  return length !== undefined && /^\d{1,15}$/.test(length) ? Number(length) : null
}

/** Null when less came than was announced. */
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

/** As the operations fail, so that the web words it the same way. */
function fail(response: ServerResponse, status: number, code: string, data?: unknown): void {
  if (typeof data === 'object' && data !== null && 'retryAfterS' in data) response.setHeader('retry-after', String(data.retryAfterS))
  send(response, status, { defined: true, code, status, message: code, data })
}

function send(response: ServerResponse, status: number, reply: object): void {
  const body = JSON.stringify(reply)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'cache-control': 'no-store' })
  response.end(body)
}
