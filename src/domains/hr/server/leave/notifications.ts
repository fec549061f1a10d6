/** Who hears of leave besides those whom `approvals` notifies: the author and the employee, if they hold the permission. */
import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import { leaveDecided } from '#events/hr.ts'
import { defineNotification } from '#platform/server/notifications/notification-kind.ts'
import type { Tx } from '#platform/server/transact.ts'
import { findLeave } from './leave-requests.sql.ts'

type Payload = Parameters<typeof leaveDecided>[0]

async function decidedNotices(tx: Tx, { requestId, workspaceId, requestedBy, decidedBy, status, byApproval }: Payload) {
  const leave = await findLeave(tx.db, workspaceId, requestId)
  if (!leave) return []
  const holders = (await loadPermittedUserIds(tx.db, [workspaceId], 'hr')).get(workspaceId) ?? []
  const concerned = new Set([leave.employeeUserId, byApproval ? null : requestedBy].filter((id) => id !== null))
  return holders
    .filter((id) => concerned.has(id) && id !== decidedBy)
    .map((userId) => ({
      userId,
      target: { type: 'leaveRequest', id: `${requestId} ${status}` },
      actorId: decidedBy,
      params: { name: leave.employeeName, from: leave.startDate, until: leave.endDate, status },
      href: `/hr/leave/${requestId}`,
      workspaceId,
    }))
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
      text: ({ people, name, from, until, status = '' }) => `${people} ${OUTCOMES.en[status]} leave of ${name} from ${from} to ${until}`,
    },
    es: {
      name: 'Decisiones sobre ausencias',
      text: ({ people, name, from, until, status = '' }) =>
        `${people} ${OUTCOMES.es[status]} la ausencia de ${name} del ${from} al ${until}`,
    },
    ar: {
      name: 'قرارات الإجازات',
      text: ({ people, name, from, until, status = '' }) => `${people}: ${OUTCOMES.ar[status]} إجازة ${name} من ${from} إلى ${until}`,
    },
  },
})

export const notifications = [decided]
