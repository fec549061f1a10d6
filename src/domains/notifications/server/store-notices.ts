/** Stores notices as groups, counts them, and schedules their mails and pushes, in the listener's transaction. */
import { loadRecipients } from '#domains/accounts/server/index.ts'
import { bellChanged } from '#events/notifications.ts'
import type { Notice, NotificationKind } from '#platform/server/notifications/notification-kind.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { NotificationChannel } from '#platform/shared/notifications.ts'
import { cellsOf, usedChannels } from './channels.rules.ts'
import { loadChoices } from './choices.sql.ts'
import { addUnread, lockCounters } from './counters.sql.ts'
import { insertDeliveries, type NewDelivery } from './deliveries.sql.ts'
import { GROUP_MS, groupNotices, HOUR_MS, limitGroups, type NoticeGroup } from './group-notices.rules.ts'
import { addPeople, countNewGroups, extendGroups, findOpenGroups, insertGroups, type OpenGroup } from './groups.sql.ts'
import { wakeSenders } from './jobs.ts'
import { quietUntil } from './local-time.rules.ts'
import { loadSettings, STANDARD } from './settings.sql.ts'

type Wanted = NoticeGroup & { channels: NotificationChannel[] }

export async function storeNotices(tx: Tx, kind: NotificationKind, notices: readonly Notice[]): Promise<void> {
  const wanted = await dropUnwanted(tx, kind, groupNotices(notices))
  if (wanted.length === 0) return
  await lockCounters(
    tx.db,
    wanted.map(({ userId }) => userId),
  )
  const { begun, extended } = await joinGroups(tx, kind, wanted)
  await insertGroups(tx.db, kind.kind, begun)
  await extendGroups(tx.db, extended)
  await addPeople(
    tx.db,
    [...begun, ...extended].flatMap(({ id, actorIds }) => actorIds.map((userId) => ({ id, userId, at: tx.now }))),
  )
  // A group that was unread already counts once.
  const unread = [...begun, ...extended.filter(({ wasRead }) => wasRead)]
  const shown = unread.filter(({ inBell }) => inBell)
  await addUnread(tx.db, countByUser(shown))
  await scheduleDeliveries(tx, kind, unread)
  for (const userId of new Set([...begun, ...extended].flatMap(({ inBell, userId }) => (inBell ? [userId] : []))))
    publish(tx, bellChanged({ userId }))
}

/** Leaves out people who are gone and members who have switched the kind off. */
async function dropUnwanted(tx: Tx, kind: NotificationKind, groups: readonly NoticeGroup[]): Promise<Wanted[]> {
  const userIds = [...new Set(groups.map(({ userId }) => userId))]
  if (userIds.length === 0) return []
  const recipients = await loadRecipients(tx.db, userIds)
  const choices = await loadChoices(tx.db, userIds, [kind.kind])
  return groups.flatMap((group) => {
    const recipient = recipients.get(group.userId)
    if (!recipient) return []
    const channels = usedChannels(cellsOf(kind, choices.get(group.userId) ?? [], recipient.flags))
    return channels.length > 0 ? [{ ...group, channels }] : []
  })
}

type Joined = Wanted & { id: string; at: Date; inBell: boolean; wasRead: boolean }

async function joinGroups(tx: Tx, kind: NotificationKind, wanted: readonly Wanted[]): Promise<{ begun: Joined[]; extended: Joined[] }> {
  const since = new Date(tx.now.getTime() - GROUP_MS)
  const isNew = (open: ReadonlyMap<string, OpenGroup>) => (group: NoticeGroup) => !open.has(groupKey(group))
  const known = await loadOpenGroups(tx, kind, wanted, since)
  const unknown = wanted.filter(isNew(known))
  const counts = await countNewGroups(
    tx.db,
    kind.kind,
    unknown.map(({ userId }) => userId),
    new Date(tx.now.getTime() - HOUR_MS),
  )
  const limited = kind.prompt ? unknown : (limitGroups(unknown, counts) as Wanted[])
  const open = new Map([...known, ...(await loadOpenGroups(tx, kind, limited, since))])
  const join = (group: Wanted): Joined => {
    const before = open.get(groupKey(group))
    return {
      ...group,
      id: before?.id ?? newId('ntf'),
      at: tx.now,
      inBell: before?.inBell ?? group.channels.includes('bell'),
      wasRead: before?.readAt !== null && before !== undefined,
    }
  }
  const all = [...wanted.filter((group) => known.has(groupKey(group))), ...limited]
  return { begun: all.filter(isNew(open)).map(join), extended: all.filter((group) => open.has(groupKey(group))).map(join) }
}

async function loadOpenGroups(
  tx: Tx,
  { kind }: NotificationKind,
  wanted: readonly NoticeGroup[],
  since: Date,
): Promise<Map<string, OpenGroup>> {
  if (wanted.length === 0) return new Map()
  const open = await findOpenGroups(tx.db, kind, wanted, since)
  return new Map(open.map((group) => [groupKey({ userId: group.userId, target: { type: group.targetType, id: group.targetId } }), group]))
}

function groupKey({ userId, target }: Pick<NoticeGroup, 'userId' | 'target'>): string {
  return JSON.stringify([userId, target.type, target.id])
}

/** Once per group, until it is read. A digest replaces the mails of everything that is not urgent. */
async function scheduleDeliveries(tx: Tx, { urgent }: NotificationKind, groups: readonly Joined[]): Promise<void> {
  const settings = await loadSettings(
    tx.db,
    groups.map(({ userId }) => userId),
  )
  const quietIds = urgent ? [] : [...settings].flatMap(([userId, { quiet }]) => (quiet ? [userId] : []))
  const clocks = await loadRecipients(tx.db, quietIds)
  const deliveries = groups.flatMap(({ id, userId, channels }): NewDelivery[] => {
    const { digest, quiet } = settings.get(userId) ?? STANDARD
    const dueAt = (urgent ? null : quietUntil(tx.now, quiet, clocks.get(userId)?.timeZone ?? 'UTC')) ?? tx.now
    return channels.flatMap((channel) =>
      channel === 'bell' || (channel === 'mail' && digest !== 'off' && !urgent)
        ? []
        : [{ id: newId('dlv'), notificationId: id, userId, channel, dueAt }],
    )
  })
  await insertDeliveries(tx.db, deliveries, tx.now)
  await wakeSenders(
    tx,
    deliveries.filter(({ dueAt }) => dueAt <= tx.now).map(({ channel }) => channel),
  )
}

function countByUser(groups: readonly { userId: string }[]): Map<string, number> {
  return new Map([...Map.groupBy(groups, ({ userId }) => userId)].map(([userId, own]) => [userId, own.length]))
}
