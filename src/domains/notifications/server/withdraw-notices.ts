/** Takes back notices whose cause was undone, so that the bell never shows what no longer holds. */
import { bellChanged } from '#events/notifications.ts'
import type { NotificationKind, WithdrawnNotice } from '#platform/server/notifications/notification-kind.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { addUnread, lockCounters } from './counters.sql.ts'
import { deleteGroups, findGroupsAbout, removePerson } from './withdrawals.sql.ts'

export async function withdrawNotices(tx: Tx, { kind }: NotificationKind, withdrawn: readonly WithdrawnNotice[]): Promise<void> {
  for (const { target, userId = null, actorId } of withdrawn) {
    const groups = await findGroupsAbout(tx.db, kind, target, userId)
    if (groups.length > 0) await withdrawFrom(tx, groups, actorId ?? null)
  }
}

/** Removes the groups, or only an actor's part in them. */
export async function withdrawFrom(tx: Tx, groups: readonly { id: string; userId: string }[], actorId: string | null): Promise<void> {
  const userIds = [...new Set(groups.map(({ userId }) => userId))]
  await lockCounters(tx.db, userIds)
  const ids = groups.map(({ id }) => id)
  const deleted = await deleteGroups(tx.db, actorId === null ? ids : await removePerson(tx.db, ids, actorId))
  const counted = Map.groupBy(
    deleted.filter(({ isCounted }) => isCounted),
    ({ userId }) => userId,
  )
  await addUnread(tx.db, new Map([...counted].map(([userId, own]) => [userId, -own.length])))
  for (const userId of userIds) publish(tx, bellChanged({ userId }))
}
