import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

export const pages: Pages<typeof screens> = {
  '/crm/contacts': 'contacts/contacts.page.tsx',
  '/crm/contacts/:contactId': 'contacts/contact.page.tsx',
  '/crm/companies': 'contacts/companies.page.tsx',
  '/crm/companies/:companyId': 'contacts/company.page.tsx',
}
