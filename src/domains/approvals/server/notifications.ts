/** Who hears of approvals: those who may decide, then the author; and substitutes. */
import { loadMemberIds, loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import { approvalDecided, approvalRequested, limitChanged, substituteNamed } from '#events/approvals.ts'
import { defineNotification, undoneBy } from '#platform/server/notifications/notification-kind.ts'
import type { Tx } from '#platform/server/transact.ts'
import { whatInAll } from './request-views.ts'
import { findRequest, type RequestRow } from './requests.sql.ts'
import { loadDeciderIds, loadHolderIds, requireKind } from './rights.ts'
import { findSubstitute } from './substitutes.sql.ts'

const channels = { bell: 'on', mail: 'on', push: 'on' } as const

const target = (id: string) => ({ type: 'approvalRequest', id })
const pathOf = ({ id, workspaceId }: RequestRow) => (workspaceId === null ? `/admin/approvals/${id}` : `/approvals/${id}`)
const inWorkspace = (workspaceId: string | null) => (workspaceId === null ? {} : { workspaceId })

/** `what` in the three languages. */
type Said = { en: string; es: string; ar: string }

async function askedNotices(tx: Tx, { requestId, workspaceId }: { requestId: string; workspaceId: string | null }) {
  const request = await findRequest(tx.db, workspaceId, requestId)
  if (request?.status !== 'Pending') return []
  const deciderIds = await loadDeciderIds(tx.db, requireKind(tx.services, request.kind), request, tx.now)
  const params: Said = whatInAll(tx.services, request)
  const { authorId: actorId } = request
  return deciderIds.map((userId) => ({
    userId,
    target: target(requestId),
    actorId,
    params,
    href: pathOf(request),
    ...inWorkspace(workspaceId),
  }))
}

const asked = defineNotification({
  kind: 'approvals.asked',
  area: 'workspace',
  channels,
  events: [approvalRequested],
  recipients: async (tx, events) => (await Promise.all(events.map(({ payload }) => askedNotices(tx, payload)))).flat(),
  undone: undoneBy([approvalDecided], async (_tx, events) => events.map(({ payload }) => ({ target: target(payload.requestId) }))),
  words: {
    en: { name: 'Requests for your approval', text: ({ people, en }) => `${people} asks you to approve ${en}` },
    es: { name: 'Solicitudes de tu aprobación', text: ({ people, es }) => `${people} te pide aprobar ${es}` },
    ar: { name: 'طلبات تنتظر موافقتك', text: ({ people, ar }) => `${people}: طلب موافقتك على ${ar}` },
  },
})

type Outcome = 'Approved' | 'Rejected'

const ANSWERS = {
  en: { Approved: (what: string) => `approved ${what}`, Rejected: (what: string) => `rejected ${what}` },
  es: { Approved: (what: string) => `aprobó ${what}`, Rejected: (what: string) => `rechazó ${what}` },
  ar: { Approved: (what: string) => `تمت الموافقة على ${what}`, Rejected: (what: string) => `رُفض ${what}` },
}

const answered = defineNotification({
  kind: 'approvals.answered',
  area: 'workspace',
  channels,
  events: [approvalDecided],
  async recipients(tx, events) {
    const notices = await Promise.all(
      events.map(async ({ payload: { requestId, workspaceId, status, decidedBy } }) => {
        const request = await findRequest(tx.db, workspaceId, requestId)
        if (!request?.authorId || status === 'Withdrawn') return []
        // Who isn't a colleague, such as an employee who asked for leave, can't open it; the owner of the kind answers them.
        if (workspaceId !== null && !(await loadMemberIds(tx.db, [workspaceId])).get(workspaceId)?.includes(request.authorId)) return []
        const params: Said & { state: string } = { ...whatInAll(tx.services, request), state: status }
        const notice = { userId: request.authorId, actorId: decidedBy, params, href: pathOf(request), ...inWorkspace(workspaceId) }
        return [{ ...notice, target: target(`${requestId} answer`) }]
      }),
    )
    return notices.flat()
  },
  words: {
    en: { name: 'Answers to your requests', text: ({ people, en, state }) => `${people} ${ANSWERS.en[state as Outcome](en)}` },
    es: { name: 'Respuestas a tus solicitudes', text: ({ people, es, state }) => `${people} ${ANSWERS.es[state as Outcome](es)}` },
    ar: { name: 'الردود على طلباتك', text: ({ people, ar, state }) => `${people}: ${ANSWERS.ar[state as Outcome](ar)}` },
  },
})

const standIn = defineNotification({
  kind: 'approvals.substitute',
  area: 'workspace',
  channels: { ...channels, mail: 'off' },
  events: [substituteNamed],
  async recipients(tx, events) {
    const names = await loadWorkspaceNames(
      tx.db,
      events.map(({ payload }) => payload.workspaceId),
    )
    const notices = await Promise.all(
      events.map(async ({ payload: { substituteId, workspaceId } }) => {
        const named = await findSubstitute(tx.db, substituteId)
        if (!named) return []
        const params = { workspace: names.get(workspaceId) ?? '' }
        const notice = { userId: named.substituteId, actorId: named.personId, params, href: '/approvals', workspaceId }
        return [{ ...notice, target: { type: 'approvalSubstitute', id: substituteId } }]
      }),
    )
    return notices.flat()
  },
  words: {
    en: {
      name: 'Standing in for others',
      text: ({ people, workspace }) => `${people} named you as a substitute for approvals in ${workspace}`,
    },
    es: { name: 'Sustituciones', text: ({ people, workspace }) => `${people} te nombró sustituto para las aprobaciones en ${workspace}` },
    ar: { name: 'الإنابة عن الآخرين', text: ({ people, workspace }) => `${people}: اختيارك نائبًا للموافقات في ${workspace}` },
  },
})

const limit = defineNotification({
  kind: 'approvals.limit',
  area: 'workspace',
  channels: { ...channels, push: 'off' },
  events: [limitChanged],
  async recipients(tx, events) {
    const notices = await Promise.all(
      events.map(async ({ payload: { workspaceId, kind: name, byId } }) => {
        const kind = requireKind(tx.services, name)
        const { en, es, ar } = kind.words
        const userIds = await loadHolderIds(tx.db, kind, workspaceId)
        return userIds.map((userId) => ({
          userId,
          target: { type: 'approvalLimit', id: `${workspaceId} ${name}` },
          actorId: byId,
          params: { en: en.name, es: es.name, ar: ar.name },
          href: '/settings?tab=approvals',
          workspaceId,
        }))
      }),
    )
    return notices.flat()
  },
  words: {
    en: { name: 'Changed approval limits', text: ({ people, en }) => `${people} changed the approval limit: ${en}` },
    es: { name: 'Límites de aprobación cambiados', text: ({ people, es }) => `${people} cambió el límite de aprobación: ${es}` },
    ar: { name: 'تغيير حدود الموافقة', text: ({ people, ar }) => `${people}: تغيير حد الموافقة: ${ar}` },
  },
})

export const notifications = [asked, answered, standIn, limit]
