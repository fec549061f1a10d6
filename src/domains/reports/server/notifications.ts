/** Kinds of notifications about reports: their row goes when an administrator has decided. */
import { loadAdministratorIds } from '#domains/accounts/server/index.ts'
import { reportSubmitted, reportsClosed } from '#events/reports.ts'
import { defineNotification, undoneBy } from '#platform/server/notifications/notification-kind.ts'

const target = ({ type, id }: { type: string; id: string }) => ({ type, id })

const submitted = defineNotification({
  kind: 'reports.submitted',
  area: 'administration',
  channels: { bell: 'on', mail: 'off', push: 'off' },
  events: [reportSubmitted],
  async recipients(tx, events) {
    const userIds = await loadAdministratorIds(tx.db)
    return events.flatMap(({ payload }) =>
      userIds.map((userId) => ({
        userId,
        target: target(payload),
        actorId: null,
        params: {},
        href: `/admin/reports/${payload.type}/${payload.id}`,
      })),
    )
  },
  undone: undoneBy([reportsClosed], async (_tx, events) => events.map(({ payload }) => ({ target: target(payload) }))),
  words: {
    en: { name: 'Reports', text: ({ count }) => (count === 1 ? 'A record was reported' : `A record was reported ${count} times`) },
    es: { name: 'Denuncias', text: ({ count }) => (count === 1 ? 'Se denunció un contenido' : `Se denunció un contenido ${count} veces`) },
    ar: { name: 'البلاغات', text: ({ count }) => (count === 1 ? 'وصل بلاغ عن محتوى' : `عدد البلاغات عن محتوى واحد: ${count}`) },
  },
})

export const notifications = [submitted]
