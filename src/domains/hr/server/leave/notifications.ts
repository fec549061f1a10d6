/** Who hears of leave besides those whom `approvals` notifies: the author, the employee, and the manager of the employee. */

import { loadRepresentatives } from '#domains/approvals/server/index.ts'
import { loadMemberIds, loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import { leaveDecided, leaveRequested } from '#events/hr.ts'
import { defineNotification, undoneBy } from '#platform/server/notifications/notification-kind.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { EventPayload } from '#platform/shared/domain-event.ts'
import { dayText } from './day-text.ts'
import { findLeave, type LeaveRow } from './leave-requests.sql.ts'
import { loadManagerIds } from './team-leave.sql.ts'

type Payload = EventPayload<typeof leaveDecided>

async function decidedNotices(tx: Tx, { requestId, workspaceId, requestedBy, decidedBy, status, byApproval }: Payload) {
  const leave = await findLeave(tx.db, workspaceId, requestId)
  if (!leave) return []
  const holders = (await loadPermittedUserIds(tx.db, [workspaceId], 'hr')).get(workspaceId) ?? []
  // Colleagues have to know when an employee doesn't take their leave.
  const isTakenBack = status === 'Cancelled' && decidedBy === leave.employeeUserId
  const concerned = new Set([leave.employeeUserId, byApproval ? null : requestedBy, ...(isTakenBack ? holders : [])])
  return holders
    .filter((id) => concerned.has(id) && id !== decidedBy)
    .map((userId) => ({
      userId,
      target: { type: 'leaveRequest', id: `${requestId} ${status}` },
      actorId: decidedBy,
      params: { ...wordsOf(leave), state: status },
      href: `/hr/leave/${requestId}`,
      workspaceId,
    }))
}

const wordsOf = ({ employeeName, startDate, endDate }: LeaveRow) => ({ name: employeeName, from: startDate, until: endDate })

/** The employee without the permission reads it on their own page. `approvals` answers an author who is a colleague. */
async function ownNotices(tx: Tx, { requestId, workspaceId, requestedBy, decidedBy, status, byApproval }: Payload) {
  const leave = await findLeave(tx.db, workspaceId, requestId)
  const userId = leave?.employeeUserId ?? null
  if (!leave || userId === null || userId === decidedBy) return []
  const [holders, members] = await Promise.all([loadPermittedUserIds(tx.db, [workspaceId], 'hr'), loadMemberIds(tx.db, [workspaceId])])
  const isAnswered = byApproval && requestedBy === userId && members.get(workspaceId)?.includes(userId)
  if (isAnswered || holders.get(workspaceId)?.includes(userId)) return []
  const target = { type: 'leaveRequest', id: `${requestId} ${status}` }
  return [{ userId, target, actorId: decidedBy, params: { ...wordsOf(leave), state: status }, href: '/hr/me' }]
}

/** The manager and who stands in for them; those with the permission are asked by `approvals`. */
async function askedNotices(tx: Tx, { requestId, workspaceId, requestedBy }: EventPayload<typeof leaveRequested>) {
  const leave = await findLeave(tx.db, workspaceId, requestId)
  if (leave?.status !== 'Pending') return []
  const managers = ((await loadManagerIds(tx.db, [requestId])).get(requestId) ?? []).filter(
    (id) => id !== requestedBy && id !== leave.employeeUserId,
  )
  const [representatives, holders, members] = await Promise.all([
    loadRepresentatives(tx.db, workspaceId, managers, tx.now),
    loadPermittedUserIds(tx.db, [workspaceId], 'hr'),
    loadMemberIds(tx.db, [workspaceId]),
  ])
  const substitutes = representatives
    .map(({ substituteId }) => substituteId)
    .filter((id) => id !== requestedBy && id !== leave.employeeUserId && members.get(workspaceId)?.includes(id))
  return [...new Set([...managers, ...substitutes])]
    .filter((id) => !holders.get(workspaceId)?.includes(id))
    .map((userId) => ({
      userId,
      target: { type: 'leaveRequest', id: requestId },
      actorId: requestedBy,
      params: wordsOf(leave),
      href: '/hr/me',
    }))
}

/** The manager has to know when an employee of theirs doesn't take their leave. Those with the permission hear of it by `decidedNotices`. */
async function takenBackNotices(tx: Tx, { requestId, workspaceId, decidedBy, status }: Payload) {
  const leave = await findLeave(tx.db, workspaceId, requestId)
  if (status !== 'Cancelled' || !leave || decidedBy !== leave.employeeUserId) return []
  const holders = (await loadPermittedUserIds(tx.db, [workspaceId], 'hr')).get(workspaceId) ?? []
  const managers = (await loadManagerIds(tx.db, [requestId])).get(requestId) ?? []
  const target = { type: 'leaveRequest', id: `${requestId} ${status}` }
  return managers
    .filter((id) => id !== decidedBy && !holders.includes(id))
    .map((userId) => ({ userId, target, actorId: decidedBy, params: wordsOf(leave), href: '/hr/me' }))
}

const OUTCOMES: Record<'en' | 'es' | 'ar', Record<string, string>> = {
  en: { Approved: 'approved', Rejected: 'rejected', Cancelled: 'canceled' },
  es: { Approved: 'aprobó', Rejected: 'rechazó', Cancelled: 'canceló' },
  ar: { Approved: 'الموافقة على', Rejected: 'رفض', Cancelled: 'إلغاء' },
}

const decided = defineNotification({
  kind: 'hr.leaveDecided',
  area: 'workspace',
  channels: { bell: 'on', mail: 'on', push: 'on' },
  events: [leaveDecided],
  recipients: async (tx, events) => (await Promise.all(events.map(({ payload }) => decidedNotices(tx, payload)))).flat(),
  words: {
    en: {
      name: 'Decisions about leave',
      text: ({ people, name, from, until, state = '' }) =>
        `${people} ${OUTCOMES.en[state]} leave of ${name} from ${dayText('en', from)} to ${dayText('en', until)}`,
    },
    es: {
      name: 'Decisiones sobre ausencias',
      text: ({ people, name, from, until, state = '' }) =>
        `${people} ${OUTCOMES.es[state]} la ausencia de ${name} del ${dayText('es', from)} al ${dayText('es', until)}`,
    },
    ar: {
      name: 'قرارات الإجازات',
      text: ({ people, name, from, until, state = '' }) =>
        `${people}: ${OUTCOMES.ar[state]} إجازة ${name} من ${dayText('ar', from)} إلى ${dayText('ar', until)}`,
    },
  },
})

const own = defineNotification({
  kind: 'hr.ownLeaveDecided',
  area: 'account',
  channels: { bell: 'on', mail: 'on', push: 'on' },
  events: [leaveDecided],
  recipients: async (tx, events) => (await Promise.all(events.map(({ payload }) => ownNotices(tx, payload)))).flat(),
  words: {
    en: {
      name: 'Decisions about your leave',
      text: ({ people, from, until, state = '' }) =>
        `${people} ${OUTCOMES.en[state]} your leave from ${dayText('en', from)} to ${dayText('en', until)}`,
    },
    es: {
      name: 'Decisiones sobre tus ausencias',
      text: ({ people, from, until, state = '' }) =>
        `${people} ${OUTCOMES.es[state]} tu ausencia del ${dayText('es', from)} al ${dayText('es', until)}`,
    },
    ar: {
      name: 'قرارات إجازاتك',
      text: ({ people, from, until, state = '' }) =>
        `${people}: ${OUTCOMES.ar[state]} إجازتك من ${dayText('ar', from)} إلى ${dayText('ar', until)}`,
    },
  },
})

const asked = defineNotification({
  kind: 'hr.leaveAsked',
  area: 'account',
  channels: { bell: 'on', mail: 'on', push: 'on' },
  events: [leaveRequested],
  recipients: async (tx, events) => (await Promise.all(events.map(({ payload }) => askedNotices(tx, payload)))).flat(),
  undone: undoneBy([leaveDecided], async (_tx, events) =>
    events.map(({ payload }) => ({ target: { type: 'leaveRequest', id: payload.requestId } })),
  ),
  words: {
    en: {
      name: 'Leave requests of your team',
      text: ({ people, name, from, until }) => `${people} asks for leave of ${name} from ${dayText('en', from)} to ${dayText('en', until)}`,
    },
    es: {
      name: 'Solicitudes de ausencia de tu equipo',
      text: ({ people, name, from, until }) =>
        `${people} pide una ausencia de ${name} del ${dayText('es', from)} al ${dayText('es', until)}`,
    },
    ar: {
      name: 'طلبات إجازة فريقك',
      text: ({ people, name, from, until }) => `${people}: طلب إجازة ${name} من ${dayText('ar', from)} إلى ${dayText('ar', until)}`,
    },
  },
})

const takenBack = defineNotification({
  kind: 'hr.teamLeaveCancelled',
  area: 'account',
  channels: { bell: 'on', mail: 'on', push: 'on' },
  events: [leaveDecided],
  recipients: async (tx, events) => (await Promise.all(events.map(({ payload }) => takenBackNotices(tx, payload)))).flat(),
  words: {
    en: {
      name: 'Leave that your team cancels',
      text: ({ people, from, until }) => `${people} canceled their leave from ${dayText('en', from)} to ${dayText('en', until)}`,
    },
    es: {
      name: 'Ausencias que tu equipo cancela',
      text: ({ people, from, until }) => `${people} canceló su ausencia del ${dayText('es', from)} al ${dayText('es', until)}`,
    },
    ar: {
      name: 'إجازات يلغيها فريقك',
      text: ({ people, from, until }) => `${people}: ألغى إجازته من ${dayText('ar', from)} إلى ${dayText('ar', until)}`,
    },
  },
})

export const notifications = [decided, own, asked, takenBack]
