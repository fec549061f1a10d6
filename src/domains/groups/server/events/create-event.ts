import { eventCreated } from '#events/groups.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { EventView } from '../../contract.ts'
import { filterGroup } from '../filter-group.ts'
import { EVENTS_PER_DAY } from '../limits.ts'
import { lockModerated, rememberPeople } from '../own-group.ts'
import { loadReaders } from '../readers.ts'
import type { WrittenTimes } from './event-times.rules.ts'
import { loadEventView } from './event-views.ts'
import { insertEvent } from './events.sql.ts'
import { requireTimes } from './own-event.ts'
import { settleReminders } from './reminders.sql.ts'

export type EventInput = WrittenTimes & { title: string; description: string; place: string; places: number | null }
type Input = EventInput & { groupId: string; tellMembers: boolean }

/** Fails with TEXT_REFUSED, and for times that are no good. */
export async function createEvent(ctx: MemberContext, { groupId, tellMembers, ...input }: Input): Promise<EventView> {
  const { services, userId, idempotency } = ctx
  await services.limits.consume(EVENTS_PER_DAY, userId, idempotency?.key)
  await filterGroup(ctx, { title: input.title, description: input.description, place: input.place })
  return transact(ctx, async (tx) => {
    const { group } = await lockModerated(tx, ctx, groupId)
    const details = { ...input, ...requireTimes(input, tx.now) }
    const id = newId('evt')
    // An administrator who is in no group has no row yet.
    await rememberPeople(tx, [userId])
    await insertEvent(tx.db, { id, groupId, createdBy: userId }, details, tx.now)
    await settleReminders(tx.db, id, tx.now)
    publish(tx, eventCreated({ groupId, eventId: id, byId: userId, tellMembers, readers: await loadReaders(tx, { groupId, ...group }) }))
    return loadEventView(tx.db, ctx, id)
  })
}
