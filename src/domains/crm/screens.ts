/** The screens of crm. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/crm', access: 'member', label: 'crm.title', icon: 'Contact', permission: 'crm', sidebar: 6 },
  { path: '/crm/contacts', access: 'member', label: 'crm.contacts.title', icon: 'Contact', permission: 'crm' },
  { path: '/crm/contacts/:contactId', access: 'member' },
  { path: '/crm/companies', access: 'member', label: 'crm.companies.title', icon: 'Building2', permission: 'crm' },
  { path: '/crm/companies/:companyId', access: 'member' },
  { path: '/crm/pipeline', access: 'member', label: 'crm.board.title', icon: 'Layers', permission: 'crm' },
  { path: '/crm/deals', access: 'member', label: 'crm.deals.title', icon: 'Banknote', permission: 'crm' },
  { path: '/crm/deals/:dealId', access: 'member' },
  { path: '/crm/quotes', access: 'member', label: 'crm.quotes.title', icon: 'ScrollText', permission: 'crm' },
  { path: '/crm/quotes/new', access: 'member' },
  { path: '/crm/quotes/:quoteId', access: 'member' },
  { path: '/crm/quotes/:quoteId/edit', access: 'member' },
  { path: '/crm/tasks', access: 'member', label: 'crm.tasks.title', icon: 'ClipboardList', permission: 'crm' },
  { path: '/crm/segments', access: 'member', label: 'crm.segments.title', icon: 'Contact', permission: 'crm' },
  { path: '/crm/forms', access: 'member', label: 'crm.forms.title', icon: 'ClipboardList', permission: 'crm' },
  { path: '/crm/mail-templates', access: 'member', label: 'crm.mailTemplates.title', icon: 'ScrollText', permission: 'crm' },
  { path: '/crm/duplicates', access: 'member', label: 'crm.duplicates.title', icon: 'Layers', permission: 'crm' },
  { path: '/quote', access: 'anyone' },
  { path: '/no-mail', access: 'anyone' },
  { path: '/lead/:token', access: 'anyone' },
  { path: '/network/businesses', access: 'member', label: 'crm.businesses.title', icon: 'Building2' },
])
