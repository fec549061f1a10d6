import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { EventView } from '../../contract.ts'
import type { GroupRights } from '../rights.rules.ts'
import { loadGroupRights } from '../rights.ts'
import { toWallTime } from './event-times.rules.ts'
import { type EventRow, loadEvents } from './events.sql.ts'

export function toEventView(event: EventRow, { mayWrite, moderates }: GroupRights, now: Date): EventView {
  const { id, groupId, groupName, title, description, place, timeZone, startsAt, endsAt, places, answer, version } = event
  return {
    id,
    groupId,
    groupName,
    title,
    description,
    place,
    timeZone,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    starts: toWallTime(startsAt, timeZone),
    ends: toWallTime(endsAt, timeZone),
    places,
    goingCount: event.goingCount,
    maybeCount: event.maybeCount,
    isFull: places !== null && event.takenCount >= places,
    isCancelled: event.cancelledAt !== null,
    isOver: endsAt <= now,
    answer,
    mayAnswer: mayWrite,
    moderates,
    version,
  }
}

/** Fails with NOT_FOUND for those who do not read the group. */
export async function loadReadableEvent(
  db: Db,
  { userId, viewer }: Pick<MemberContext, 'userId' | 'viewer'>,
  eventId: string,
): Promise<{ event: EventRow; rights: GroupRights }> {
  const event = (await loadEvents(db, [eventId], userId)).get(eventId)
  const rights = event && (await loadGroupRights(db, viewer, [event.groupId])).get(event.groupId)
  if (!event || !rights?.mayRead) throw notFound()
  return { event, rights }
}

/** The same as the member sees it. */
export async function loadEventView(db: Db, ctx: MemberContext, eventId: string): Promise<EventView> {
  const { event, rights } = await loadReadableEvent(db, ctx, eventId)
  return toEventView(event, rights, ctx.services.now())
}
