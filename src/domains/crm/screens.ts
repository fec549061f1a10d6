/** The screens of crm. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/crm/contacts', access: 'member', label: 'crm.title', icon: 'FolderOpen', permission: 'crm' },
  { path: '/crm/contacts/new', access: 'member' },
  { path: '/crm/contacts/:contactId', access: 'member' },
  { path: '/crm/contacts/:contactId/edit', access: 'member' },
])
