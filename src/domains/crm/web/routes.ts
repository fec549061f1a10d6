import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

export const pages: Pages<typeof screens> = {
  '/crm/contacts': 'contacts.page.tsx',
  '/crm/contacts/new': 'new-contact.page.tsx',
  '/crm/contacts/:contactId': 'contact.page.tsx',
  '/crm/contacts/:contactId/edit': 'edit-contact.page.tsx',
}
