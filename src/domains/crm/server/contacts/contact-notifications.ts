/** Who hears of contacts: a colleague who becomes the owner of one. */
import { loadPermittedUserIds } from '#domains/workspaces/server/index.ts'
import { contactAssigned } from '#events/crm.ts'
import { defineNotification } from '#platform/server/notifications/notification-kind.ts'

const assigned = defineNotification({
  kind: 'crm.contactAssigned',
  area: 'workspace',
  channels: { bell: 'on', mail: 'off', push: 'on' },
  events: [contactAssigned],
  async recipients(tx, events) {
    const workspaceIds = events.map(({ payload }) => payload.workspaceId)
    const permitted = await loadPermittedUserIds(tx.db, workspaceIds, 'crm')
    return events.flatMap(({ payload: { contactId, workspaceId, name, owner, actor } }) =>
      permitted.get(workspaceId)?.includes(owner)
        ? [
            {
              userId: owner,
              target: { type: 'contact', id: contactId },
              actorId: actor,
              params: { name },
              href: `/crm/contacts/${contactId}`,
              workspaceId,
            },
          ]
        : [],
    )
  },
  words: {
    en: { name: 'Contacts you become the owner of', text: ({ people, name }) => `${people} made you the owner of ${name}` },
    es: { name: 'Contactos que pasas a gestionar', text: ({ people, name }) => `${people} te ha asignado el contacto ${name}` },
    ar: { name: 'جهات الاتصال التي تُسند إليك', text: ({ people, name }) => `${people}: إسناد جهة الاتصال ${name} إليك` },
  },
})

export const contactNotifications = [assigned]
