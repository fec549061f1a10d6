import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { lockModerated } from '../own-group.ts'
import { type EventTimes, readTimes, type WrittenTimes } from './event-times.rules.ts'
import { type EventRow, findGroupId, loadEvents, lockEventRow } from './events.sql.ts'

/** Locks an event and its group for those who moderate it. Fails with NOT_FOUND for others. */
export async function lockModeratedEvent(tx: Tx, ctx: MemberContext, eventId: string): Promise<EventRow> {
  const groupId = await findGroupId(tx.db, eventId)
  if (groupId === undefined) throw notFound()
  await lockModerated(tx, ctx, groupId)
  await lockEventRow(tx.db, eventId)
  const event = (await loadEvents(tx.db, [eventId], ctx.userId)).get(eventId)
  if (!event) throw notFound()
  return event
}

/** Fails with a `TimeFault`. */
export function requireTimes(times: WrittenTimes, now: Date): EventTimes {
  const read = readTimes(times, now)
  if (typeof read === 'string') throw new Failure(read)
  return read
}
