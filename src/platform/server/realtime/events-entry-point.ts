/**
 * `GET /api/events`: one stream of server-sent events per browser. It says which data may have changed and contains none
 * (docs/decisions/0037-realtime.md).
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Timers } from '#platform/shared/timers.ts'
import { addressKey } from '../client-address.ts'
import { sendError } from '../entry-points.ts'
import type { RequestContext } from '../request-context.ts'
import { isSameOrigin } from '../same-origin.ts'
import type { Hub } from './hub.ts'
import type { LoadRights } from './rights.ts'
import { formatEvent, openStream } from './stream.ts'

/** A person with more browsers than sessions has some left open. An address can be a whole company. */
export type StreamLimits = { perPerson: number; perAddress: number; all: number }
export const STREAM_LIMITS: StreamLimits = { perPerson: 12, perAddress: 400, all: 20_000 }
const RETRY_AFTER_S = '60'

export type EventsEntryPoint = (request: IncomingMessage, response: ServerResponse, context: RequestContext) => Promise<void>

type Options = { hub: Hub; loadRights: LoadRights; timers: Timers; publicOrigin: string; limits?: StreamLimits; isDraining(): boolean }

export function eventsEntryPoint({ hub, loadRights, timers, publicOrigin, limits = STREAM_LIMITS, isDraining }: Options): EventsEntryPoint {
  return async (request, response, { viewer, client }) => {
    // A request that was running during a login must not remove the new session's cookie.
    response.removeHeader('set-cookie')
    if (request.method !== 'GET') return sendError(response, 405, 'METHOD_NOT_ALLOWED', { allow: 'GET' })
    if (!isSameOrigin(request, publicOrigin)) return sendError(response, 403, 'FORBIDDEN')
    const checkedAt = timers.now()
    const rights = viewer.kind === 'member' ? ((await loadRights([viewer.sessionId])).get(viewer.sessionId) ?? null) : null
    if (isDraining()) return sendError(response, 503, 'BUSY', { 'retry-after': '1' })
    const address = addressKey(client.address)
    const full =
      hub.count() >= limits.all ||
      hub.count({ address }) >= limits.perAddress ||
      (rights && hub.count({ userId: rights.userId }) >= limits.perPerson)
    if (full) return sendError(response, 429, 'RATE_LIMITED', { 'retry-after': RETRY_AFTER_S })
    if (response.destroyed) return
    const stream = openStream(response, { rights, address, checkedAt })
    response.on('close', () => hub.remove(stream))
    stream.write(formatEvent('open', rights?.userId ?? null))
    hub.add(stream, { pageAge: readPageAge(request.url) })
  }
}

/** `page-age` in the address: ms since the page was requested. Anything else counts as 0. */
function readPageAge(url = ''): number {
  const age = Number(new URLSearchParams(url.split('?')[1]).get('page-age'))
  return Number.isFinite(age) ? age : 0
}
