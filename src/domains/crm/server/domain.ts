import { defineDomain } from '#platform/server/domain.ts'
import { contactNotifications } from './contacts/contact-notifications.ts'
import { contactSearchables } from './contacts/contact-searchables.ts'
import { dealSearchable } from './deals/deal-resources.ts'
import { formNotifications } from './forms/form-notifications.ts'
import { crmRouter } from './http.ts'
import { linkListeners } from './links/listeners.ts'
import { mailContact } from './mails/jobs.ts'
import { mailListeners } from './mails/listeners.ts'
import { quoteListeners } from './quotes/listeners.ts'
import { mailQuote } from './quotes/quote-jobs.ts'
import { quoteNotifications } from './quotes/quote-notifications.ts'
import { quoteSearchable } from './quotes/quote-resources.ts'
import { resources } from './resources.ts'
import { foldSums, remindOfTasks } from './tasks/jobs.ts'
import { dealNotifications } from './tasks/notifications.ts'

export const domain = defineDomain({
  name: 'crm',
  router: crmRouter,
  jobs: [remindOfTasks, foldSums, mailQuote, mailContact],
  listeners: [...linkListeners, ...mailListeners, ...quoteListeners],
  resources,
  notifications: [...contactNotifications, ...dealNotifications, ...formNotifications, ...quoteNotifications],
  searchables: [...contactSearchables, dealSearchable, quoteSearchable],
})
