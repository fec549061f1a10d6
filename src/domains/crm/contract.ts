/** The CRM of a workspace: contacts and companies, pipelines and boards, deals and tasks. */
import { board, pipelines } from './contract/boards/board-views.ts'
import { companies } from './contract/contacts/companies.ts'
import { contacts } from './contract/contacts/contact-operations.ts'
import { interactions } from './contract/contacts/interactions.ts'
import { choices } from './contract/deals/choice-views.ts'
import { deals } from './contract/deals/deal-views.ts'
import { companyFiles, contactFiles } from './contract/files/contact-files.ts'
import { forms } from './contract/forms/forms.ts'
import { acts } from './contract/links/acts.ts'
import { businesses } from './contract/links/businesses.ts'
import { mailLink, mails, mailTemplates } from './contract/mails/mails.ts'
import { duplicates, merges, merging } from './contract/merging/merge-operations.ts'
import { quoteLink, quotes } from './contract/quotes/quote-views.ts'
import { segments } from './contract/segments/segment-operations.ts'
import { overview, tasks } from './contract/tasks/task-views.ts'

export type { BoardView, CardView, PipelineInput, PipelineView, StageInput } from './contract/boards/board-views.ts'
export type { CompanyInput, CompanyView } from './contract/contacts/companies.ts'
export type { ContactFilter, ContactInput, ContactView } from './contract/contacts/contact-views.ts'
export type { InteractionInput, InteractionView } from './contract/contacts/interactions.ts'
export type { DealInput, DealView } from './contract/deals/deal-views.ts'
export type { FormInput, FormView } from './contract/forms/forms.ts'
export type { ActView } from './contract/links/acts.ts'
export type { BusinessView } from './contract/links/businesses.ts'
export type { MailInput, TemplateInput, TemplateView } from './contract/mails/mails.ts'
export type { DuplicateView, MergeView } from './contract/merging/merge-operations.ts'
export type { QuoteInput, QuoteLineInput, QuoteSummary, QuoteView, SharedQuote } from './contract/quotes/quote-views.ts'
export { quoteToken } from './contract/quotes/quote-views.ts'
export type { SegmentConditions, SegmentInput, SegmentView } from './contract/segments/segment-operations.ts'
export type { TaskInput, TaskView } from './contract/tasks/task-views.ts'

export const crm = {
  acts,
  board,
  businesses,
  choices,
  companies: { ...companies, ...companyFiles },
  contacts: { ...contacts, ...contactFiles, ...merging },
  deals,
  duplicates,
  forms,
  interactions,
  mailLink,
  mails,
  mailTemplates,
  merges,
  overview,
  pipelines,
  quoteLink,
  quotes,
  segments,
  tasks,
}
