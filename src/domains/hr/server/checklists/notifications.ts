/** Who has to do an item of a checklist hears when it is due, and once more when it is overdue. */

import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import { itemDue } from '#events/hr.ts'
import { defineNotification } from '#platform/server/notifications/notification-kind.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { EventPayload } from '#platform/shared/domain-event.ts'
import { findReminded } from './reminders.sql.ts'

type Payload = EventPayload<typeof itemDue>

async function notices(tx: Tx, { workspaceId, itemId, employeeId, overdue }: Payload) {
  const item = await findReminded(tx.db, workspaceId, itemId)
  if (!item || item.doneAt !== null) return []
  const params = { title: item.title, name: item.employeeName, state: overdue ? 'overdue' : 'due' }
  const notice = { target: { type: 'checklistItem', id: `${itemId} ${params.state}` }, actorId: null, params }
  if (item.role !== 'hr') {
    const userId = item.role === 'employee' ? item.employeeUserId : item.managerUserId
    return userId === null ? [] : [{ ...notice, userId, href: '/hr/me' }]
  }
  const holders = (await loadPermittedUserIds(tx.db, [workspaceId], 'hr')).get(workspaceId) ?? []
  return holders.map((userId) => ({ ...notice, userId, href: `/hr/employees/${employeeId}`, workspaceId }))
}

const SAID: Record<'en' | 'es' | 'ar', Record<string, string>> = {
  en: { due: 'Due today', overdue: 'Overdue' },
  es: { due: 'Vence hoy', overdue: 'Vencida' },
  ar: { due: 'مستحق اليوم', overdue: 'متأخر' },
}

const due = defineNotification({
  kind: 'hr.itemDue',
  area: 'account',
  channels: { bell: 'on', mail: 'off', push: 'on' },
  events: [itemDue],
  recipients: async (tx, events) => (await Promise.all(events.map(({ payload }) => notices(tx, payload)))).flat(),
  words: {
    en: { name: 'Checklist items that are due', text: ({ title, name, state = '' }) => `${SAID.en[state]}: ${title} (${name})` },
    es: { name: 'Tareas de listas que vencen', text: ({ title, name, state = '' }) => `${SAID.es[state]}: ${title} (${name})` },
    ar: { name: 'مهام القوائم المستحقة', text: ({ title, name, state = '' }) => `${SAID.ar[state]}: ${title} (${name})` },
  },
})

export const checklistNotifications = [due]
