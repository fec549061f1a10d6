/** Calendar files: of one event by the session, and of a group or a person by an address that programs ask again and again. */
import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { Services, Viewer } from '#platform/server/services.ts'
import { loadCalendarEvents, loadEvents, loadOwnCalendarEvents } from '../events/events.sql.ts'
import { CALENDAR_READS_PER_HOUR } from '../limits.ts'
import { loadGroupRights } from '../rights.ts'
import { findCalendar } from './calendars.sql.ts'
import { writeCalendar } from './write-calendar.ts'

const DAY_MS = 86_400_000
const PAST_MS = 90 * DAY_MS

/** One event for who may read it. Fails with NOT_FOUND. */
export async function getEventFile(services: Services, viewer: Viewer, { groupId, eventId }: { groupId: string; eventId: string }) {
  const event = (await loadEvents(services.db, [eventId], null)).get(eventId)
  const rights = (await loadGroupRights(services.db, viewer, [groupId])).get(groupId)
  if (event?.groupId !== groupId || !rights?.mayRead) throw notFound()
  return write(services, event.title, [event])
}

/**
 * The events of a group, or with a token of a person all events they come to. A private address works as long as its member reads the
 * group. Fails with NOT_FOUND and RATE_LIMITED.
 */
export async function getCalendarFile(
  services: Services,
  { groupId, token, address }: { groupId: string | null; token: string | null; address: string },
): Promise<string> {
  await services.limits.consume(CALENDAR_READS_PER_HOUR, token === null ? address : hashToken(token).toString('base64url'))
  const { db } = services
  const since = new Date(services.now().getTime() - PAST_MS)
  const readerId = await findReaderId(services, groupId, token)
  if (groupId === null) {
    if (readerId === null) throw notFound()
    return write(services, 'Plaza', await loadOwnCalendarEvents(db, readerId, since))
  }
  const rights = (await loadGroupRights(db, toViewer(readerId), [groupId])).get(groupId)
  if (!rights?.mayRead) throw notFound()
  return write(services, rights.name, await loadCalendarEvents(db, groupId, since))
}

/** A token of another calendar, a deleted one and that of somebody who is gone are nobody's. */
async function findReaderId({ db }: Services, groupId: string | null, token: string | null): Promise<string | null> {
  const calendar = token === null ? undefined : await findCalendar(db, hashToken(token))
  if (!calendar || calendar.groupId !== groupId) return null
  return (await loadVisibleUsers(db, [calendar.userId])).has(calendar.userId) ? calendar.userId : null
}

/** Without the rights of an administrator. */
function toViewer(id: string | null): Viewer {
  if (id === null) return { kind: 'guest', id }
  const rights = { role: 'user', lacksSecondFactor: false, sessionId: '', reauthenticatedUntil: null, guestId: null } as const
  return { kind: 'member', id, ...rights }
}

function write({ publicOrigin, now }: Services, name: string, events: Parameters<typeof writeCalendar>[1]): string {
  return writeCalendar(name, events, { origin: publicOrigin, now: now() })
}
