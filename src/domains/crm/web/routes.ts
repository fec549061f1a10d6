import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

export const pages: Pages<typeof screens> = {
  '/crm': 'tasks/overview.page.tsx',
  '/crm/pipeline': 'boards/pipeline.page.tsx',
  '/crm/deals': 'deals/deals.page.tsx',
  '/crm/deals/:dealId': 'deals/deal.page.tsx',
  '/crm/quotes': 'quotes/quotes.page.tsx',
  '/crm/quotes/new': 'quotes/new-quote.page.tsx',
  '/crm/quotes/:quoteId': 'quotes/quote.page.tsx',
  '/crm/quotes/:quoteId/edit': 'quotes/edit-quote.page.tsx',
  '/quote': 'quotes/quote-link.page.tsx',
  '/crm/tasks': 'tasks/tasks.page.tsx',
  '/crm/contacts': 'contacts/contacts.page.tsx',
  '/crm/segments': 'segments/segments.page.tsx',
  '/crm/duplicates': 'merging/duplicates.page.tsx',
  '/crm/contacts/:contactId': 'contacts/contact.page.tsx',
  '/crm/companies': 'contacts/companies.page.tsx',
  '/crm/forms': 'forms/forms.page.tsx',
  '/crm/mail-templates': 'mails/templates.page.tsx',
  '/no-mail': 'mails/no-mail.page.tsx',
  '/lead/:token': 'forms/lead.page.tsx',
  '/network/businesses': 'links/businesses.page.tsx',
  '/crm/companies/:companyId': 'contacts/company.page.tsx',
}
