/** Kinds of notifications about reports: their row goes when an administrator has decided. */
import { loadAdministratorIds } from '#domains/accounts/server/index.ts'
import { reportSubmitted, reportsClosed } from '#events/reports.ts'
import { defineNotification, undoneBy } from '#platform/server/notifications/notification-kind.ts'
import { loadReporters } from './reports.sql.ts'

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
        href: `/admin/moderation/${payload.type}/${payload.id}`,
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

/** Who decided, and what exactly was done, stays between administrators and the author. */
const outcome = defineNotification({
  kind: 'reports.outcome',
  area: 'account',
  channels: { bell: 'on', mail: 'off', push: 'off' },
  events: [reportsClosed],
  async recipients(tx, events) {
    const reporters = await loadReporters(
      tx.db,
      events.flatMap(({ payload }) => payload.reportIds),
    )
    return events.flatMap(({ payload }) =>
      reporters.flatMap(({ id, userId }) =>
        payload.reportIds.includes(id)
          ? [{ userId, target: { type: 'report', id }, actorId: null, params: { state: payload.outcome }, href: '/notifications' }]
          : [],
      ),
    )
  },
  words: {
    en: {
      name: 'Outcome of your reports',
      text: ({ state }) =>
        state === 'acted'
          ? 'Thanks for your report. We found that it broke the rules and took action.'
          : 'Thanks for your report. We looked at it and found nothing against the rules.',
    },
    es: {
      name: 'Resultado de tus denuncias',
      text: ({ state }) =>
        state === 'acted'
          ? 'Gracias por tu denuncia. El contenido incumplía las normas y tomamos medidas.'
          : 'Gracias por tu denuncia. La revisamos y no encontramos nada contra las normas.',
    },
    ar: {
      name: 'نتيجة بلاغاتك',
      text: ({ state }) =>
        state === 'acted'
          ? 'شكرًا على بلاغك. تبيّن أن المحتوى يخالف القواعد واتخذنا إجراءً.'
          : 'شكرًا على بلاغك. راجعناه ولم نجد ما يخالف القواعد.',
    },
  },
})

export const notifications = [submitted, outcome]
