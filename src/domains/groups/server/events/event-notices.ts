/** Who hears of events: members of new ones, and who goes of everything that concerns their coming. */
import { eventCancelled, eventChanged, eventCreated, eventDeleted, eventNear } from '#events/groups.ts'
import { defineNotification, type NotificationKind, undoneBy } from '#platform/server/notifications/notification-kind.ts'
import type { Tx } from '#platform/server/transact.ts'
import { loadGroups } from '../groups.sql.ts'
import { loadMemberIds } from '../members.sql.ts'
import { loadComing } from './answers.sql.ts'
import { type EventRow, loadEvents } from './events.sql.ts'

const channels = { bell: 'on', mail: 'off', push: 'on' } as const

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

/** Members of larger groups look themselves: one click must not wake a town. */
const MAX_TOLD = 500

type About = { payload: { eventId: string } }

const target = (eventId: string) => ({ type: 'event', id: eventId })
const path = ({ id, groupId }: EventRow) => `/groups/${groupId}/events/${id}`

async function loadCurrent(tx: Tx, events: readonly About[]): Promise<Map<string, EventRow>> {
  const found = await loadEvents(
    tx.db,
    events.map(({ payload }) => payload.eventId),
    null,
  )
  return new Map([...found].filter(([, { isRemoved }]) => !isRemoved))
}

/** `isTrue`: what the event must be by now. */
async function tellComing(tx: Tx, events: readonly (About & { payload: { byId: string } })[], isTrue: (event: EventRow) => boolean) {
  const current = await loadCurrent(tx, events)
  const notices = []
  for (const { payload } of events) {
    const event = current.get(payload.eventId)
    if (!event || !isTrue(event)) continue
    for (const userId of await loadComing(tx.db, event.id))
      if (userId !== payload.byId)
        notices.push({ userId, target: target(event.id), actorId: null, params: { title: event.title }, href: path(event) })
  }
  return notices
}

/** The event was moved after the reminder was due. */
function isMovedAway({ startsAt }: EventRow, within: 'day' | 'hour', at: Date): boolean {
  return startsAt.getTime() - at.getTime() > (within === 'hour' ? HOUR_MS : DAY_MS)
}

const ends = async (_tx: Tx, events: readonly About[]) => events.map(({ payload }) => ({ target: target(payload.eventId) }))

const created = defineNotification({
  kind: 'groups.eventCreated',
  area: 'social',
  channels: { bell: 'on', mail: 'off', push: 'off' },
  events: [eventCreated],
  async recipients(tx, events) {
    const current = await loadCurrent(tx, events)
    const notices = []
    for (const { payload } of events) {
      const event = current.get(payload.eventId)
      const group = (await loadGroups(tx.db, [payload.groupId])).get(payload.groupId)
      if (!event || !group || !payload.tellMembers || event.cancelledAt || group.memberCount > MAX_TOLD) continue
      for (const userId of await loadMemberIds(tx.db, payload.groupId))
        if (userId !== payload.byId)
          notices.push({
            userId,
            target: target(event.id),
            actorId: null,
            params: { group: group.name, title: event.title },
            href: path(event),
          })
    }
    return notices
  },
  undone: undoneBy([eventCancelled, eventDeleted], ends),
  words: {
    en: { name: 'New events in your groups', text: ({ group, title }) => `New event in ${group}: ${title}` },
    es: { name: 'Eventos nuevos en tus grupos', text: ({ group, title }) => `Evento nuevo en ${group}: ${title}` },
    ar: { name: 'فعاليات جديدة في مجموعاتك', text: ({ group, title }) => `فعالية جديدة في ${group}: ${title}` },
  },
})

const changed = defineNotification({
  kind: 'groups.eventMoved',
  area: 'social',
  channels: { bell: 'on', mail: 'on', push: 'on' },
  events: [eventChanged],
  async recipients(tx, events) {
    const moved = events.filter(({ payload }) => payload.moved)
    return tellComing(tx, moved, ({ cancelledAt }) => cancelledAt === null)
  },
  undone: undoneBy([eventCancelled, eventDeleted], ends),
  words: {
    en: { name: 'Another time or place of an event', text: ({ title }) => `${title} has another time or place` },
    es: { name: 'Cambio de hora o lugar de un evento', text: ({ title }) => `Cambió la hora o el lugar de ${title}` },
    ar: { name: 'تغيير وقت فعالية أو مكانها', text: ({ title }) => `تغيّر وقت ${title} أو مكانها` },
  },
})

const canceled = defineNotification({
  kind: 'groups.eventCancelled',
  area: 'social',
  channels: { bell: 'on', mail: 'on', push: 'on' },
  events: [eventCancelled],
  recipients: (tx, events) => tellComing(tx, events, ({ cancelledAt }) => cancelledAt !== null),
  undone: undoneBy([eventDeleted], ends),
  words: {
    en: { name: 'Canceled events', text: ({ title }) => `${title} is canceled` },
    es: { name: 'Eventos cancelados', text: ({ title }) => `Se canceló ${title}` },
    ar: { name: 'الفعاليات الملغاة', text: ({ title }) => `أُلغيت ${title}` },
  },
})

const near = defineNotification({
  kind: 'groups.eventNear',
  area: 'social',
  channels,
  events: [eventNear],
  async recipients(tx, events) {
    const current = await loadCurrent(tx, events)
    const notices = []
    for (const { payload, happenedAt } of events) {
      const event = current.get(payload.eventId)
      if (!event || event.cancelledAt || isMovedAway(event, payload.within, happenedAt)) continue
      for (const userId of await loadComing(tx.db, event.id))
        notices.push({
          userId,
          target: target(event.id),
          actorId: null,
          params: { title: event.title, state: payload.within },
          href: path(event),
        })
    }
    return notices
  },
  undone: undoneBy([eventCancelled, eventDeleted], ends),
  words: {
    en: {
      name: 'Reminders of events',
      text: ({ title, state }) => `${title} starts within ${state === 'hour' ? 'an hour' : 'a day'}`,
    },
    es: {
      name: 'Recordatorios de eventos',
      text: ({ title, state }) => `${title} empieza en menos de ${state === 'hour' ? 'una hora' : 'un día'}`,
    },
    ar: {
      name: 'تذكير بالفعاليات',
      text: ({ title, state }) => `${title}: تبدأ خلال ${state === 'hour' ? 'ساعة' : 'يوم'}`,
    },
  },
})

export const eventNotifications: readonly NotificationKind[] = [created, changed, canceled, near]
