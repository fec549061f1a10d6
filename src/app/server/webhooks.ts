/**
 * `POST /webhooks/payments/{provider}`: events of payment providers. It is separate from `/rpc` and `/api/v1`: there are no cookies and no
 * viewer, and the signature covers the raw bytes of the body.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { receiveEvent } from '#domains/payments/server/index.ts'
import { sendError } from '#platform/server/entry-points.ts'
import { readBytes } from '#platform/server/json-body.ts'
import type { Services } from '#platform/server/services.ts'
import { drainOrClose } from '#platform/server/unread-body.ts'

const MAX_BYTES = 256 * 1024
const PATH = /^\/webhooks\/payments\/([a-z]{1,20})$/

export function isWebhookPath(path: string): boolean {
  return path.startsWith('/webhooks/')
}

export async function receiveWebhook(request: IncomingMessage, response: ServerResponse, path: string, services: Services): Promise<void> {
  const provider = PATH.exec(path)?.[1]
  if (!provider) return sendError(response, 404, 'NOT_FOUND')
  if (request.method !== 'POST') return sendError(response, 405, 'METHOD_NOT_ALLOWED', { allow: 'POST' })
  const body = await readBytes(request, MAX_BYTES)
  if (!body) {
    drainOrClose(request, response)
    return sendError(response, 413, 'TOO_LARGE')
  }
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  )
  const outcome = await receiveEvent(services, { provider, headers, body })
  if (outcome === 'unknown') return sendError(response, 404, 'NOT_FOUND')
  if (outcome === 'refused') return sendError(response, 400, 'BAD_SIGNATURE')
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end('{}')
}
