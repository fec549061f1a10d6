/** Owners hear of their tasks at the moment that was chosen, and of deals that colleagues won. */
import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import { dealWon, taskDue } from '#events/crm.ts'
import { defineNotification } from '#platform/server/notifications/notification-kind.ts'
import { findDeal } from '../deals/deals.sql.ts'
import { findTask } from './tasks.sql.ts'

const channels = { bell: 'on', mail: 'on', push: 'on' } as const

const due = defineNotification({
  kind: 'crm.taskDue',
  area: 'workspace',
  channels,
  events: [taskDue],
  async recipients(tx, events) {
    const notices = await Promise.all(
      events.map(async ({ payload: { taskId, workspaceId, owner, title } }) => {
        const task = await findTask(tx.db, { workspaceId, id: taskId })
        const colleagues = (await loadPermittedUserIds(tx.db, [workspaceId], 'crm')).get(workspaceId) ?? []
        if (!task || task.completedAt !== null || !colleagues.includes(owner)) return []
        const href = task.dealId === null ? '/crm/tasks' : `/crm/deals/${task.dealId}`
        return [{ userId: owner, target: { type: 'task', id: taskId }, actorId: null, params: { title }, href, workspaceId }]
      }),
    )
    return notices.flat()
  },
  words: {
    en: { name: 'Reminders of tasks', text: ({ title }) => `Reminder: ${title}` },
    es: { name: 'Recordatorios de tareas', text: ({ title }) => `Recordatorio: ${title}` },
    ar: { name: 'تذكيرات المهام', text: ({ title }) => `تذكير: ${title}` },
  },
})

const won = defineNotification({
  kind: 'crm.dealWon',
  area: 'workspace',
  channels: { ...channels, mail: 'off' },
  events: [dealWon],
  async recipients(tx, events) {
    const notices = await Promise.all(
      events.map(async ({ payload: { dealId, workspaceId, actor } }) => {
        const deal = await findDeal(tx.db, workspaceId, dealId)
        if (deal?.outcome !== 'won') return []
        const colleagues = (await loadPermittedUserIds(tx.db, [workspaceId], 'crm')).get(workspaceId) ?? []
        return colleagues.map((userId) => ({
          userId,
          target: { type: 'deal', id: `${dealId} won` },
          actorId: actor,
          params: { title: deal.title },
          href: `/crm/deals/${dealId}`,
          workspaceId,
        }))
      }),
    )
    return notices.flat()
  },
  words: {
    en: { name: 'Deals that are won', text: ({ title }) => `Deal won: ${title}` },
    es: { name: 'Oportunidades ganadas', text: ({ title }) => `Oportunidad ganada: ${title}` },
    ar: { name: 'الصفقات الرابحة', text: ({ title }) => `صفقة رابحة: ${title}` },
  },
})

export const dealNotifications = [due, won]
