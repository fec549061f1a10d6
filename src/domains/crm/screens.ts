/** The screens of crm. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/crm/contacts', access: 'member', label: 'crm.contacts.title', icon: 'Contact', permission: 'crm' },
  { path: '/crm/contacts/:contactId', access: 'member' },
  { path: '/crm/companies', access: 'member', label: 'crm.companies.title', icon: 'Building2', permission: 'crm' },
  { path: '/crm/companies/:companyId', access: 'member' },
])
