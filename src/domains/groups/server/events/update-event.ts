import { eventChanged } from '#events/groups.ts'
import { Failure } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { EventView } from '../../contract.ts'
import { filterGroup } from '../filter-group.ts'
import { loadReaders } from '../readers.ts'
import type { EventInput } from './create-event.ts'
import { loadEventView } from './event-views.ts'
import { updateEventRow } from './events.sql.ts'
import { lockModeratedEvent, requireTimes } from './own-event.ts'
import { settleReminders } from './reminders.sql.ts'

/** Fails with STALE, EVENT_CANCELLED, TOO_FEW_PLACES and TEXT_REFUSED, and for times that are no good. */
export async function updateEvent(
  ctx: MemberContext,
  { eventId, version, ...input }: EventInput & { eventId: string; version: number },
): Promise<EventView> {
  await filterGroup(ctx, { title: input.title, description: input.description, place: input.place })
  return transact(ctx, async (tx) => {
    const before = await lockModeratedEvent(tx, ctx, eventId)
    if (before.version !== version) throw new Failure('STALE', { current: await loadEventView(tx.db, ctx, eventId) })
    if (before.cancelledAt) throw new Failure('EVENT_CANCELLED')
    if (input.places !== null && before.takenCount > input.places) throw new Failure('TOO_FEW_PLACES', { going: before.takenCount })
    const times = requireTimes(input, tx.now)
    await updateEventRow(tx.db, eventId, { ...input, ...times }, version)
    const isShifted = times.startsAt.getTime() !== before.startsAt.getTime()
    if (isShifted) await settleReminders(tx.db, eventId, tx.now)
    const moved = isShifted || times.endsAt.getTime() !== before.endsAt.getTime() || input.place !== before.place
    publish(tx, eventChanged({ groupId: before.groupId, eventId, byId: ctx.userId, moved, readers: await loadReaders(tx, before) }))
    return loadEventView(tx.db, ctx, eventId)
  })
}
