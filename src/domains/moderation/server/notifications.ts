/** Kinds of notifications about decisions: to their authors, and to administrators about appeals. */
import { loadAdministratorIds } from '#domains/accounts/server/index.ts'
import { loadGroupRights, loadStaff } from '#domains/groups/server/index.ts'
import { appealDecided, decisionAppealed, decisionMade } from '#events/moderation.ts'
import { reportSubmitted } from '#events/reports.ts'
import { defineNotification, undoneBy } from '#platform/server/notifications/notification-kind.ts'

const target = ({ decisionId }: { decisionId: string }) => ({ type: 'decision', id: decisionId })
const href = ({ decisionId }: { decisionId: string }) => `/moderation/decisions/${decisionId}`

const DECIDED = {
  en: {
    dismiss: 'Your text was reviewed and published',
    remove: 'Your content was removed',
    warn: 'You got a warning',
    suspend: 'Your account was suspended',
    upheld: 'Your appeal was declined',
    reversed: 'Your appeal was accepted',
  },
  es: {
    dismiss: 'Tu texto se revisó y se publicó',
    remove: 'Se eliminó contenido tuyo',
    warn: 'Recibiste una advertencia',
    suspend: 'Tu cuenta fue suspendida',
    upheld: 'Se rechazó tu apelación',
    reversed: 'Se aceptó tu apelación',
  },
  ar: {
    dismiss: 'رُوجع نصك ونُشر',
    remove: 'أُزيل محتوى لك',
    warn: 'وصلك تحذير',
    suspend: 'أُوقف حسابك',
    upheld: 'رُفض اعتراضك',
    reversed: 'قُبل اعتراضك',
  },
}
type State = keyof (typeof DECIDED)['en']

/** The domain sends the mail, which has the statement. */
const decided = defineNotification({
  kind: 'moderation.decided',
  area: 'account',
  channels: { bell: 'on', mail: 'always', push: 'off' },
  events: [decisionMade, appealDecided],
  recipients: async (_tx, events) =>
    events.flatMap(({ payload }) => {
      const { userId } = payload
      if (userId === null || ('action' in payload && payload.action === 'dismiss' && !payload.isHeld)) return []
      const state: State = 'outcome' in payload ? payload.outcome : payload.action
      return [{ userId, target: target(payload), actorId: null, params: { state }, href: href(payload) }]
    }),
  words: {
    en: { name: 'Decisions about your content', text: ({ state }) => DECIDED.en[state as State] },
    es: { name: 'Decisiones sobre tu contenido', text: ({ state }) => DECIDED.es[state as State] },
    ar: { name: 'القرارات بشأن محتواك', text: ({ state }) => DECIDED.ar[state as State] },
  },
})

const appealed = defineNotification({
  kind: 'moderation.appealed',
  area: 'administration',
  channels: { bell: 'on', mail: 'off', push: 'off' },
  events: [decisionAppealed],
  async recipients(tx, events) {
    const userIds = await loadAdministratorIds(tx.db)
    return events.flatMap(({ payload }) =>
      userIds.map((userId) => ({ userId, target: target(payload), actorId: null, params: {}, href: '/admin/moderation/appeals' })),
    )
  },
  undone: undoneBy([appealDecided], async (_tx, events) => events.map(({ payload }) => ({ target: target(payload) }))),
  words: {
    en: { name: 'Appeals', text: () => 'Somebody appealed against a decision' },
    es: { name: 'Apelaciones', text: () => 'Alguien apeló una decisión' },
    ar: { name: 'الاعتراضات', text: () => 'اعترض أحدهم على قرار' },
  },
})

/** One notice of all that is reported in a group. */
const reportedInGroup = defineNotification({
  kind: 'moderation.groupReported',
  area: 'social',
  channels: { bell: 'on', mail: 'off', push: 'on' },
  events: [reportSubmitted],
  async recipients(tx, events) {
    const notices = []
    for (const { payload } of events) {
      const { groupId, type, id } = payload
      const group = groupId === null ? undefined : (await loadGroupRights(tx.db, { kind: 'guest' }, [groupId])).get(groupId)
      if (!group) continue
      const authorId = (await tx.services.resources.moderation(type)?.authorOf(tx.db, [id]))?.get(id)
      const about = {
        target: { type: 'group', id: group.id },
        actorId: null,
        params: { group: group.name },
        href: `/groups/${group.id}?tab=reports`,
      }
      for (const { userId } of await loadStaff(tx.db, group.id)) if (userId !== authorId) notices.push({ userId, ...about })
    }
    return notices
  },
  words: {
    en: { name: 'Reports in groups that you moderate', text: ({ group }) => `Something in ${group} was reported` },
    es: { name: 'Denuncias en grupos que moderas', text: ({ group }) => `Se denunció algo en ${group}` },
    ar: { name: 'البلاغات في مجموعات تشرف عليها', text: ({ group }) => `وصل بلاغ عن شيء في ${group}` },
  },
})

export const notifications = [decided, appealed, reportedInGroup]
