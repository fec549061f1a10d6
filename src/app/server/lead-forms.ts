/**
 * `POST /lead/{token}`: the form that a workspace put on its own website. It comes from any site, without the cookies, so it acts for nobody;
 * the answer leads to the page of the form, which says thanks, or asks again for what is missing.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendFormFromWebsite } from '#domains/crm/server/index.ts'
import { sendError } from '#platform/server/entry-points.ts'
import { Failure } from '#platform/server/failure.ts'
import { readBytes } from '#platform/server/json-body.ts'
import type { Services } from '#platform/server/services.ts'
import { drainOrClose } from '#platform/server/unread-body.ts'

const PATH = /^\/lead\/([A-Za-z0-9_-]{20,64})$/
const MAX_BYTES = 32 * 1024
const FORM = 'application/x-www-form-urlencoded'

export function isSentLeadForm(method: string | undefined, path: string): boolean {
  return method === 'POST' && PATH.test(path)
}

export async function receiveLeadForm(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { services, address }: { services: Services; address: string },
): Promise<void> {
  const token = PATH.exec(path)?.[1] ?? ''
  if (request.headers['content-type']?.split(';')[0]?.trim() !== FORM) return sendError(response, 415, 'UNSUPPORTED_MEDIA_TYPE')
  const body = await readBytes(request, MAX_BYTES)
  if (!body) {
    drainOrClose(request, response)
    return sendError(response, 413, 'TOO_LARGE')
  }
  const fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')))
  try {
    const outcome = await sendFormFromWebsite(services, { ...fields, token }, { origin: request.headers.origin ?? '', address })
    if (outcome === 'unknown') return sendError(response, 404, 'NOT_FOUND')
    if (outcome === 'refused') return sendError(response, 403, 'FORBIDDEN')
    response.writeHead(303, { location: `/lead/${token}${outcome === 'sent' ? '?sent=1' : ''}`, 'cache-control': 'no-store' })
    response.end()
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'RATE_LIMITED') throw error
    sendError(response, 429, 'RATE_LIMITED')
  }
}
