/** Who hears of groups: moderators of requests, and people of what concerns themselves. */
import { loadProfileAccess } from '#domains/network/server/index.ts'
import {
  invitationClosed,
  invited,
  joinRequested,
  memberJoined,
  memberRemoved,
  moderatorAdded,
  moderatorRemoved,
  ownerChanged,
  requestClosed,
} from '#events/groups.ts'
import { defineNotification, type NotificationKind, undoneBy } from '#platform/server/notifications/notification-kind.ts'
import type { Tx } from '#platform/server/transact.ts'
import { eventNotifications } from './events/event-notices.ts'
import { loadGroups } from './groups.sql.ts'
import { loadRolesIn } from './members.sql.ts'
import { loadPending } from './requests.sql.ts'

const channels = { bell: 'on', mail: 'off', push: 'on' } as const

const target = (groupId: string) => ({ type: 'group', id: groupId })
const groupPath = (groupId: string) => `/groups/${groupId}`
const requestsPath = (groupId: string) => `/groups/${groupId}/settings?tab=requests`

/** Nobody hears of people whom they muted, or with a block between them. */
async function hears(tx: Tx, userId: string, otherId: string | null): Promise<boolean> {
  if (otherId === null) return true
  const access = await loadProfileAccess(tx.db, userId, otherId, tx.now)
  return access !== null && !access.relation.blocked && access.relation.muted === null
}

/** Nobody hears of a removed group. */
async function loadName(tx: Tx, groupId: string): Promise<string | undefined> {
  const group = (await loadGroups(tx.db, [groupId])).get(groupId)
  return group?.removedAt ? undefined : group?.name
}

const requested = defineNotification({
  kind: 'groups.requested',
  area: 'social',
  channels,
  events: [joinRequested],
  async recipients(tx, events) {
    const notices = await Promise.all(
      events.map(async ({ payload: { groupId, userId: actorId, moderatorIds } }) => {
        const group = await loadName(tx, groupId)
        const isOpen = (await loadPending(tx.db, actorId, [groupId])).get(groupId) === 'requested'
        if (group === undefined || !isOpen) return []
        const hearers = await Promise.all(moderatorIds.map(async (userId) => ((await hears(tx, userId, actorId)) ? [userId] : [])))
        return hearers
          .flat()
          .map((userId) => ({ userId, target: target(groupId), actorId, params: { group }, href: requestsPath(groupId) }))
      }),
    )
    return notices.flat()
  },
  undone: undoneBy([requestClosed], async (_tx, events) =>
    events.flatMap(({ payload: { groupId, userId: actorId, moderatorIds } }) =>
      moderatorIds.map((userId) => ({ target: target(groupId), userId, actorId })),
    ),
  ),
  words: {
    en: {
      name: 'Requests to join your groups',
      text: ({ people, count, group }) => `${people} ${count === 1 ? 'asks' : 'ask'} to join ${group}`,
    },
    es: {
      name: 'Solicitudes para unirse a tus grupos',
      text: ({ people, count, group }) => `${people} ${count === 1 ? 'quiere' : 'quieren'} unirse a ${group}`,
    },
    ar: { name: 'طلبات الانضمام إلى مجموعاتك', text: ({ people, group }) => `${people}: طلب انضمام إلى ${group}` },
  },
})

const accepted = defineNotification({
  kind: 'groups.accepted',
  area: 'social',
  channels,
  events: [requestClosed],
  async recipients(tx, events) {
    const notices = await Promise.all(
      events.map(async ({ payload: { groupId, userId, acceptedBy: actorId } }) => {
        const group = await loadName(tx, groupId)
        const isMember = (await loadRolesIn(tx.db, groupId, [userId])).has(userId)
        if (group === undefined || actorId === null || !isMember) return []
        return [{ userId, target: target(groupId), actorId, params: { group }, href: groupPath(groupId) }]
      }),
    )
    return notices.flat()
  },
  undone: undoneBy([memberRemoved], async (_tx, events) =>
    events.map(({ payload: { groupId, userId } }) => ({ target: target(groupId), userId })),
  ),
  words: {
    en: { name: 'Accepted requests to join', text: ({ group }) => `Your request to join ${group} was accepted` },
    es: { name: 'Solicitudes de ingreso aceptadas', text: ({ group }) => `Se aceptó tu solicitud para unirte a ${group}` },
    ar: { name: 'قبول طلبات الانضمام', text: ({ group }) => `قُبل طلبك للانضمام إلى ${group}` },
  },
})

/** It does not say who: the group did. */
const removed = defineNotification({
  kind: 'groups.removed',
  area: 'social',
  channels,
  events: [memberRemoved],
  async recipients(tx, events) {
    const notices = await Promise.all(
      events.map(async ({ payload: { groupId, userId, reason } }) => {
        const group = await loadName(tx, groupId)
        return group === undefined
          ? []
          : [{ userId, target: target(groupId), actorId: null, params: { group, reason }, href: groupPath(groupId) }]
      }),
    )
    return notices.flat()
  },
  undone: undoneBy([memberJoined], async (_tx, events) =>
    events.map(({ payload: { groupId, userId } }) => ({ target: target(groupId), userId })),
  ),
  words: {
    en: { name: 'Removed from a group', text: ({ group, reason }) => `You were removed from ${group}: ${reason}` },
    es: { name: 'Expulsión de un grupo', text: ({ group, reason }) => `Ya no eres miembro de ${group}: ${reason}` },
    ar: { name: 'الإزالة من مجموعة', text: ({ group, reason }) => `أُزلت من ${group}: ${reason}` },
  },
})

const invitation = defineNotification({
  kind: 'groups.invited',
  area: 'social',
  channels,
  events: [invited],
  async recipients(tx, events) {
    const notices = await Promise.all(
      events.map(async ({ payload: { groupId, userId, byId: actorId } }) => {
        const group = await loadName(tx, groupId)
        const isOpen = (await loadPending(tx.db, userId, [groupId])).get(groupId) === 'invited'
        if (group === undefined || !isOpen || !(await hears(tx, userId, actorId))) return []
        return [{ userId, target: target(groupId), actorId, params: { group }, href: groupPath(groupId) }]
      }),
    )
    return notices.flat()
  },
  undone: undoneBy([invitationClosed], async (_tx, events) =>
    events.map(({ payload: { groupId, userId } }) => ({ target: target(groupId), userId })),
  ),
  words: {
    en: { name: 'Invitations to groups', text: ({ people, group }) => `${people} invited you to ${group}` },
    es: {
      name: 'Invitaciones a grupos',
      text: ({ people, count, group }) => `${people} te ${count === 1 ? 'invita' : 'invitan'} a ${group}`,
    },
    ar: { name: 'دعوات إلى المجموعات', text: ({ people, group }) => `${people}: دعوة إلى ${group}` },
  },
})

const madeModerator = defineNotification({
  kind: 'groups.moderatorAdded',
  area: 'social',
  channels,
  events: [moderatorAdded],
  async recipients(tx, events) {
    const notices = await Promise.all(
      events.map(async ({ payload: { groupId, userId, byId: actorId } }) => {
        const group = await loadName(tx, groupId)
        const isModerator = (await loadRolesIn(tx.db, groupId, [userId])).get(userId) === 'moderator'
        if (group === undefined || !isModerator) return []
        return [{ userId, target: target(groupId), actorId, params: { group }, href: groupPath(groupId) }]
      }),
    )
    return notices.flat()
  },
  undone: undoneBy([moderatorRemoved, memberRemoved], async (_tx, events) =>
    events.map(({ payload: { groupId, userId } }) => ({ target: target(groupId), userId })),
  ),
  words: {
    en: { name: 'You became a moderator', text: ({ group }) => `You are a moderator of ${group} now` },
    es: { name: 'Ahora moderas un grupo', text: ({ group }) => `Ahora moderas ${group}` },
    ar: { name: 'أصبحت مشرفًا', text: ({ group }) => `أصبحت من مشرفي ${group}` },
  },
})

const madeOwner = defineNotification({
  kind: 'groups.ownerChanged',
  area: 'social',
  channels: { bell: 'on', mail: 'on', push: 'on' },
  events: [ownerChanged],
  async recipients(tx, events) {
    const notices = await Promise.all(
      events.map(async ({ payload: { groupId, userId, byId: actorId } }) => {
        const group = await loadName(tx, groupId)
        const isOwner = (await loadRolesIn(tx.db, groupId, [userId])).get(userId) === 'owner'
        if (group === undefined || !isOwner) return []
        return [{ userId, target: target(groupId), actorId, params: { group }, href: groupPath(groupId) }]
      }),
    )
    return notices.flat()
  },
  words: {
    en: { name: 'You became the owner of a group', text: ({ group }) => `You own ${group} now` },
    es: { name: 'Ahora un grupo es tuyo', text: ({ group }) => `Ahora ${group} es tuyo` },
    ar: { name: 'أصبحت مالك مجموعة', text: ({ group }) => `أصبحت مالك ${group}` },
  },
})

export const notifications: readonly NotificationKind[] = [
  requested,
  accepted,
  removed,
  invitation,
  madeModerator,
  madeOwner,
  ...eventNotifications,
]
