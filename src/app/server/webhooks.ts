/**
 * `POST /webhooks/payments/{provider}`: what payment providers report. It belongs to neither door: no cookies, no viewer, and the
 * body is read as the bytes that were signed.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { receiveEvent } from '#domains/payments/server/index.ts'
import { refuse } from '#platform/server/doors.ts'
import type { Kernel } from '#platform/server/kernel.ts'

const MAX_BYTES = 256 * 1024
const PATH = /^\/webhooks\/payments\/([a-z]{1,20})$/

export function isWebhookPath(path: string): boolean {
  return path.startsWith('/webhooks/')
}

export async function receiveWebhook(request: IncomingMessage, response: ServerResponse, path: string, kernel: Kernel): Promise<void> {
  const provider = PATH.exec(path)?.[1]
  if (!provider) return refuse(response, 404, 'NOT_FOUND')
  if (request.method !== 'POST') return refuse(response, 405, 'METHOD_NOT_ALLOWED', { allow: 'POST' })
  const body = await readBody(request)
  if (!body) {
    response.setHeader('connection', 'close')
    return refuse(response, 413, 'TOO_LARGE')
  }
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  )
  const outcome = await receiveEvent(kernel, { provider, headers, body })
  if (outcome === 'unknown') return refuse(response, 404, 'NOT_FOUND')
  if (outcome === 'refused') return refuse(response, 400, 'BAD_SIGNATURE')
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end('{}')
}

/** Null when it is longer than any event. */
async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > MAX_BYTES) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
