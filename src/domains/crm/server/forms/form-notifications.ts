/** Who hears of a form that was sent: the owner that it names, else everybody with the permission. */
import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import { formSent } from '#events/crm.ts'
import { defineNotification } from '#platform/server/notifications/notification-kind.ts'

const received = defineNotification({
  kind: 'crm.leadReceived',
  area: 'workspace',
  channels: { bell: 'on', mail: 'off', push: 'on' },
  events: [formSent],
  async recipients(tx, events) {
    const permitted = await loadPermittedUserIds(
      tx.db,
      events.map(({ payload }) => payload.workspaceId),
      'crm',
    )
    return events.flatMap(({ payload: { contactId, workspaceId, title, owner } }) => {
      const colleagues = permitted.get(workspaceId) ?? []
      const recipients = owner !== null && colleagues.includes(owner) ? [owner] : colleagues
      return recipients.map((userId) => ({
        userId,
        target: { type: 'contact', id: contactId },
        actorId: null,
        params: { title },
        href: `/crm/contacts/${contactId}`,
        workspaceId,
      }))
    })
  },
  words: {
    en: { name: 'Leads from your forms', text: ({ title }) => `Somebody sent the form “${title}”` },
    es: { name: 'Contactos de tus formularios', text: ({ title }) => `Alguien envió el formulario «${title}»` },
    ar: { name: 'العملاء المحتملون من نماذجك', text: ({ title }) => `وصل نموذج «${title}»` },
  },
})

export const formNotifications = [received]
