/** The inviter hears that an employee accepted; an employee hears of files that are shared with them, and of their checklists. */
import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import { checklistStarted, employeeLinked, fileShared } from '#events/hr.ts'
import { defineNotification } from '#platform/server/notifications/notification-kind.ts'
import { loadChecklists } from '../checklists/checklists.sql.ts'
import { findUserOf } from './employments.sql.ts'

const linked = defineNotification({
  kind: 'hr.employeeLinked',
  area: 'workspace',
  channels: { bell: 'on', mail: 'off', push: 'off' },
  events: [employeeLinked],
  async recipients(tx, events) {
    const workspaceIds = events.map(({ payload }) => payload.workspaceId)
    const permitted = await loadPermittedUserIds(tx.db, workspaceIds, 'hr')
    return events.flatMap(({ payload: { employeeId, workspaceId, name, userId, invitedBy } }) =>
      permitted.get(workspaceId)?.includes(invitedBy) && invitedBy !== userId
        ? [
            {
              userId: invitedBy,
              target: { type: 'employee', id: employeeId },
              actorId: userId,
              params: { name },
              href: `/hr/employees/${employeeId}`,
              workspaceId,
            },
          ]
        : [],
    )
  },
  words: {
    en: { name: 'Employees who accept your invitation', text: ({ people, name }) => `${people} accepted to be the employee ${name}` },
    es: { name: 'Empleados que aceptan tu invitación', text: ({ people, name }) => `${people} ha aceptado ser ${name}` },
    ar: { name: 'الموظفون الذين يقبلون دعوتك', text: ({ people, name }) => `${people}: قبول الدعوة إلى سجل ${name}` },
  },
})

const shared = defineNotification({
  kind: 'hr.fileShared',
  area: 'account',
  channels: { bell: 'on', mail: 'off', push: 'on' },
  events: [fileShared],
  async recipients(tx, events) {
    const notices = await Promise.all(
      events.map(async ({ payload: { employeeId, workspaceId, attachmentId, name, userId, actor } }) => {
        const isStill = (await findUserOf(tx.db, workspaceId, employeeId))?.userId === userId
        if (!isStill || userId === actor) return []
        return [{ userId, target: { type: 'attachment', id: attachmentId }, actorId: null, params: { name }, href: '/hr/me' }]
      }),
    )
    return notices.flat()
  },
  words: {
    en: { name: 'Documents your employer shares with you', text: ({ name }) => `Your employer shared ${name} with you` },
    es: { name: 'Documentos que tu empresa comparte contigo', text: ({ name }) => `Tu empresa ha compartido ${name} contigo` },
    ar: { name: 'المستندات التي تشاركها معك جهة عملك', text: ({ name }) => `شاركت جهة عملك معك ${name}` },
  },
})

const started = defineNotification({
  kind: 'hr.checklistStarted',
  area: 'account',
  channels: { bell: 'on', mail: 'off', push: 'on' },
  events: [checklistStarted],
  async recipients(tx, events) {
    const notices = await Promise.all(
      events.map(async ({ payload: { employeeId, workspaceId, checklistId, name, actor } }) => {
        const userId = (await findUserOf(tx.db, workspaceId, employeeId))?.userId ?? null
        const own = (await loadChecklists(tx.db, workspaceId, employeeId)).find(({ id }) => id === checklistId)
        if (userId === null || userId === actor || !own?.items.some(({ role }) => role === 'employee')) return []
        return [{ userId, target: { type: 'checklist', id: checklistId }, actorId: null, params: { name }, href: '/hr/me' }]
      }),
    )
    return notices.flat()
  },
  words: {
    en: { name: 'Checklists your employer starts for you', text: ({ name }) => `Your employer started the checklist ${name}` },
    es: { name: 'Listas que tu empresa empieza para ti', text: ({ name }) => `Tu empresa ha empezado la lista ${name}` },
    ar: { name: 'قوائم المهام التي تبدؤها لك جهة عملك', text: ({ name }) => `بدأت جهة عملك قائمة المهام ${name}` },
  },
})

export const employmentNotifications = [linked, shared, started]
