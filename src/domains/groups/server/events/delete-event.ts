import { removeCommentsOf } from '#domains/comments/server/index.ts'
import { eventDeleted } from '#events/groups.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { Group } from '../groups.sql.ts'
import { loadReaders } from '../readers.ts'
import { deleteEventRow, loadEventIds } from './events.sql.ts'
import { lockModeratedEvent } from './own-event.ts'

export async function deleteEvent(ctx: MemberContext, { eventId }: { eventId: string }): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    const event = await lockModeratedEvent(tx, ctx, eventId)
    await removeEvent(tx, { ...event, eventId })
    return {}
  })
}

/** With a group that is deleted, which the caller has locked. */
export async function removeEventsOf(tx: Tx, { id: groupId, isPublic }: Pick<Group, 'id' | 'isPublic'>): Promise<void> {
  for (const eventId of await loadEventIds(tx.db, groupId)) await removeEvent(tx, { groupId, eventId, isPublic })
}

async function removeEvent(tx: Tx, { groupId, eventId, isPublic }: { groupId: string; eventId: string; isPublic: boolean }): Promise<void> {
  await deleteEventRow(tx.db, eventId)
  await removeCommentsOf(tx, { type: 'event', id: eventId })
  publish(tx, eventDeleted({ groupId, eventId, readers: await loadReaders(tx, { groupId, isPublic }) }))
}
