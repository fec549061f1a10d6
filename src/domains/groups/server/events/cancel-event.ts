import { eventCancelled } from '#events/groups.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { EventView } from '../../contract.ts'
import { loadReaders } from '../readers.ts'
import { loadEventView } from './event-views.ts'
import { cancelEventRow } from './events.sql.ts'
import { lockModeratedEvent } from './own-event.ts'

/** Canceling twice changes nothing. */
export async function cancelEvent(ctx: MemberContext, { eventId }: { eventId: string }): Promise<EventView> {
  return transact(ctx, async (tx) => {
    const event = await lockModeratedEvent(tx, ctx, eventId)
    if (await cancelEventRow(tx.db, eventId, tx.now))
      publish(tx, eventCancelled({ groupId: event.groupId, eventId, byId: ctx.userId, readers: await loadReaders(tx, event) }))
    return loadEventView(tx.db, ctx, eventId)
  })
}
