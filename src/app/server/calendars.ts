/**
 * Calendar files of groups, and of who is away in a workspace. Those without access get the same 404 as for a missing address.
 *
 * - `GET /groups/{groupId}/events/{eventId}.ics`, by the session
 * - `GET /groups/{groupId}/calendar.ics`, of a private group with `?token=`
 * - `GET /groups/calendar.ics?token=`: all events that a person comes to
 * - `GET /hr/leave/calendar.ics?token=`: the approved leave of a workspace
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getCalendarFile, getEventFile } from '#domains/groups/server/index.ts'
import { getLeaveCalendarFile } from '#domains/hr/server/index.ts'
import { sendError } from '#platform/server/entry-points.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { RequestContext } from '#platform/server/guard.ts'

const CALENDAR = /^\/groups\/(?:(grp_[0-9a-z]{1,40})\/)?calendar\.ics$/
const EVENT = /^\/groups\/(grp_[0-9a-z]{1,40})\/events\/(evt_[0-9a-z]{1,40})\.ics$/
const LEAVE = '/hr/leave/calendar.ics'
const MAX_TOKEN = 100

const STATUSES: Readonly<Record<string, number>> = { NOT_FOUND: 404, RATE_LIMITED: 429, BUSY: 503 }

export const isCalendarPath = (path: string) => path === LEAVE || CALENDAR.test(path) || EVENT.test(path)

export async function sendCalendar(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { services, viewer, client }: RequestContext,
): Promise<void> {
  try {
    const [, groupId, eventId] = EVENT.exec(url.pathname) ?? []
    const file =
      url.pathname === LEAVE
        ? await getLeaveFile(services, readToken(url))
        : groupId && eventId
          ? await getEventFile(services, viewer, { groupId, eventId })
          : await getCalendarFile(services, {
              groupId: CALENDAR.exec(url.pathname)?.[1] ?? null,
              token: readToken(url),
              address: client.address,
            })
    response.writeHead(200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-length': Buffer.byteLength(file),
      'content-disposition': `attachment; filename="${eventId ? 'event' : 'calendar'}.ics"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    response.end(request.method === 'HEAD' ? undefined : file)
  } catch (error) {
    const status = error instanceof Failure ? STATUSES[error.code] : undefined
    if (!(error instanceof Failure) || status === undefined) throw error
    sendError(response, status, error.code)
  }
}

async function getLeaveFile(services: RequestContext['services'], token: string | null): Promise<string> {
  if (token === null) throw notFound()
  return getLeaveCalendarFile(services, token)
}

function readToken(url: URL): string | null {
  const token = url.searchParams.get('token')
  return token !== null && token.length <= MAX_TOKEN ? token : null
}
