import { defineDomain } from '#platform/server/domain.ts'
import { contactNotifications } from './contacts/contact-notifications.ts'
import { contactSearchables } from './contacts/contact-searchables.ts'
import { crmRouter } from './http.ts'
import { resources } from './resources.ts'

export const domain = defineDomain({
  name: 'crm',
  router: crmRouter,
  notifications: contactNotifications,
  resources,
  searchables: contactSearchables,
})
