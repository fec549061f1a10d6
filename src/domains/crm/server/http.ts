import { implementOperations } from '#platform/server/implement-operations.ts'
import { crm } from '../contract.ts'
import { createPipeline } from './boards/create-pipeline.ts'
import { getBoard } from './boards/get-board.ts'
import { moveCard } from './boards/move-card.ts'
import { listPipelines } from './boards/pipelines.ts'
import { removePipeline } from './boards/remove-pipeline.ts'
import { updatePipeline } from './boards/update-pipeline.ts'
import { changeContacts } from './contacts/change-contacts.ts'
import { getCompany, listCompanies } from './contacts/companies.ts'
import { getContact, getContactChoices, listContacts } from './contacts/contacts.ts'
import { createCompany } from './contacts/create-company.ts'
import { createContact } from './contacts/create-contact.ts'
import { listInteractions } from './contacts/interactions.ts'
import { logInteraction } from './contacts/log-interaction.ts'
import { removeCompany } from './contacts/remove-company.ts'
import { removeContact } from './contacts/remove-contact.ts'
import { removeInteraction } from './contacts/remove-interaction.ts'
import { updateCompany } from './contacts/update-company.ts'
import { updateContact } from './contacts/update-contact.ts'
import { updateInteraction } from './contacts/update-interaction.ts'
import { findCompanies, findContacts, findDeals } from './deals/choices.sql.ts'
import { listOwners, offered } from './deals/choices.ts'
import { createDeal } from './deals/create-deal.ts'
import { getDeal, listDeals } from './deals/deals.ts'
import { removeDeal } from './deals/remove-deal.ts'
import { updateDeal } from './deals/update-deal.ts'
import { companyImport } from './files/import-companies.ts'
import { contactImport } from './files/import-contacts.ts'
import { createForm } from './forms/create-form.ts'
import { listForms, openForm } from './forms/forms.ts'
import { removeForm } from './forms/remove-form.ts'
import { sendForm } from './forms/send-form.ts'
import { updateForm } from './forms/update-form.ts'
import { listActs } from './links/acts.ts'
import { listBusinesses } from './links/businesses.ts'
import { updateBusiness } from './links/update-business.ts'
import { previewMail } from './mails/compose-texts.ts'
import { createTemplate } from './mails/create-template.ts'
import { getMailLink, getRefusal } from './mails/refusals.ts'
import { refuseByLink } from './mails/refuse-by-link.ts'
import { removeTemplate } from './mails/remove-template.ts'
import { sendMail } from './mails/send-mail.ts'
import { setRefusal } from './mails/set-refusal.ts'
import { listTemplates } from './mails/templates.ts'
import { updateTemplate } from './mails/update-template.ts'
import { dismissDuplicate } from './merging/dismiss-duplicate.ts'
import { listDuplicates } from './merging/duplicates.ts'
import { mergeContacts } from './merging/merge-contacts.ts'
import { listMerges } from './merging/merges.ts'
import { undoMerge } from './merging/undo-merge.ts'
import { acceptByLink } from './quotes/accept-by-link.ts'
import { createQuote } from './quotes/create-quote.ts'
import { declineByLink } from './quotes/decline-by-link.ts'
import { getQuoteLink } from './quotes/get-quote-link.ts'
import { getQuote, listQuotes, quoteVariants } from './quotes/quotes.ts'
import { removeQuote } from './quotes/remove-quote.ts'
import { sendQuote } from './quotes/send-quote.ts'
import { getSharedQuote } from './quotes/shared-quote.ts'
import { updateQuote } from './quotes/update-quote.ts'
import { createSegment } from './segments/create-segment.ts'
import { removeSegment } from './segments/remove-segment.ts'
import { listSegments } from './segments/segments.ts'
import { updateSegment } from './segments/update-segment.ts'
import { completeTask } from './tasks/complete-task.ts'
import { createTask } from './tasks/create-task.ts'
import { getOverview } from './tasks/get-overview.ts'
import { removeTask } from './tasks/remove-task.ts'
import { listTasks } from './tasks/tasks.ts'
import { updateTask } from './tasks/update-task.ts'

const os = implementOperations(crm)
const [contactChoices, companyChoices, dealChoices] = [offered(findContacts), offered(findCompanies), offered(findDeals)]

export const crmRouter = os.router({
  acts: { list: os.acts.list.handler(({ input, context: { ctx } }) => listActs(ctx, input)) },
  businesses: {
    list: os.businesses.list.handler(({ input, context: { ctx } }) => listBusinesses(ctx, input)),
    update: os.businesses.update.handler(({ input, context: { ctx } }) => updateBusiness(ctx, input)),
  },
  forms: {
    list: os.forms.list.handler(({ context: { ctx } }) => listForms(ctx)),
    create: os.forms.create.handler(({ input, context: { ctx } }) => createForm(ctx, input)),
    update: os.forms.update.handler(({ input, context: { ctx } }) => updateForm(ctx, input)),
    remove: os.forms.remove.handler(({ input, context: { ctx } }) => removeForm(ctx, input.formId)),
    open: os.forms.open.handler(({ input, context: { ctx } }) => openForm(ctx, input.token)),
    send: os.forms.send.handler(({ input, context: { ctx } }) => sendForm(ctx, input)),
  },
  mails: {
    preview: os.mails.preview.handler(({ input, context: { ctx } }) => previewMail(ctx, input)),
    send: os.mails.send.handler(({ input, context: { ctx } }) => sendMail(ctx, input)),
    refusal: os.mails.refusal.handler(({ input, context: { ctx } }) => getRefusal(ctx, input.contactId)),
    setRefusal: os.mails.setRefusal.handler(({ input, context: { ctx } }) => setRefusal(ctx, input)),
  },
  mailTemplates: {
    list: os.mailTemplates.list.handler(({ context: { ctx } }) => listTemplates(ctx)),
    create: os.mailTemplates.create.handler(({ input, context: { ctx } }) => createTemplate(ctx, input)),
    update: os.mailTemplates.update.handler(({ input, context: { ctx } }) => updateTemplate(ctx, input)),
    remove: os.mailTemplates.remove.handler(({ input, context: { ctx } }) => removeTemplate(ctx, input.templateId)),
  },
  mailLink: {
    get: os.mailLink.get.handler(({ input, context: { ctx } }) => getMailLink(ctx, input.token)),
    refuse: os.mailLink.refuse.handler(({ input, context: { ctx } }) => refuseByLink(ctx, input.token)),
  },
  pipelines: {
    list: os.pipelines.list.handler(({ context: { ctx } }) => listPipelines(ctx)),
    create: os.pipelines.create.handler(({ input, context: { ctx } }) => createPipeline(ctx, input)),
    update: os.pipelines.update.handler(({ input, context: { ctx } }) => updatePipeline(ctx, input)),
    remove: os.pipelines.remove.handler(({ input, context: { ctx } }) => removePipeline(ctx, input.pipelineId)),
  },
  board: {
    get: os.board.get.handler(({ input, context: { ctx } }) => getBoard(ctx, input)),
    move: os.board.move.handler(({ input, context: { ctx } }) => moveCard(ctx, input)),
  },
  choices: {
    contacts: os.choices.contacts.handler(({ input, context: { ctx } }) => contactChoices(ctx, input.q)),
    companies: os.choices.companies.handler(({ input, context: { ctx } }) => companyChoices(ctx, input.q)),
    deals: os.choices.deals.handler(({ input, context: { ctx } }) => dealChoices(ctx, input.q)),
    people: os.choices.people.handler(({ context: { ctx } }) => listOwners(ctx)),
  },
  deals: {
    list: os.deals.list.handler(({ input, context: { ctx } }) => listDeals(ctx, input)),
    get: os.deals.get.handler(({ input, context: { ctx } }) => getDeal(ctx, input.dealId)),
    create: os.deals.create.handler(({ input, context: { ctx } }) => createDeal(ctx, input)),
    update: os.deals.update.handler(({ input, context: { ctx } }) => updateDeal(ctx, input)),
    remove: os.deals.remove.handler(({ input, context: { ctx } }) => removeDeal(ctx, input.dealId)),
  },
  tasks: {
    list: os.tasks.list.handler(({ input, context: { ctx } }) => listTasks(ctx, input)),
    create: os.tasks.create.handler(({ input, context: { ctx } }) => createTask(ctx, input)),
    update: os.tasks.update.handler(({ input, context: { ctx } }) => updateTask(ctx, input)),
    complete: os.tasks.complete.handler(({ input, context: { ctx } }) => completeTask(ctx, input)),
    remove: os.tasks.remove.handler(({ input, context: { ctx } }) => removeTask(ctx, input.taskId)),
  },
  quotes: {
    list: os.quotes.list.handler(({ input, context: { ctx } }) => listQuotes(ctx, input)),
    get: os.quotes.get.handler(({ input, context: { ctx } }) => getQuote(ctx, input.quoteId)),
    variants: os.quotes.variants.handler(({ input, context: { ctx } }) => quoteVariants(ctx, input.q)),
    create: os.quotes.create.handler(({ input, context: { ctx } }) => createQuote(ctx, input)),
    update: os.quotes.update.handler(({ input, context: { ctx } }) => updateQuote(ctx, input)),
    remove: os.quotes.remove.handler(({ input, context: { ctx } }) => removeQuote(ctx, input.quoteId)),
    send: os.quotes.send.handler(({ input, context: { ctx } }) => sendQuote(ctx, input)),
    link: os.quotes.link.handler(({ input, context: { ctx } }) => getQuoteLink(ctx, input.quoteId)),
  },
  quoteLink: {
    get: os.quoteLink.get.handler(({ input, context: { ctx } }) => getSharedQuote(ctx, input.token)),
    accept: os.quoteLink.accept.handler(({ input, context: { ctx } }) => acceptByLink(ctx, input)),
    decline: os.quoteLink.decline.handler(({ input, context: { ctx } }) => declineByLink(ctx, input)),
  },
  overview: os.overview.handler(({ context: { ctx } }) => getOverview(ctx)),
  contacts: {
    list: os.contacts.list.handler(({ input, context: { ctx } }) => listContacts(ctx, input)),
    choices: os.contacts.choices.handler(({ context: { ctx } }) => getContactChoices(ctx)),
    get: os.contacts.get.handler(({ input, context: { ctx } }) => getContact(ctx, input.contactId)),
    create: os.contacts.create.handler(({ input, context: { ctx } }) => createContact(ctx, input)),
    update: os.contacts.update.handler(({ input, context: { ctx } }) => updateContact(ctx, input)),
    change: os.contacts.change.handler(({ input, context: { ctx } }) => changeContacts(ctx, input)),
    remove: os.contacts.remove.handler(({ input, context: { ctx } }) => removeContact(ctx, input.contactId)),
    checkImport: os.contacts.checkImport.handler(({ input, context: { ctx } }) => contactImport.check(ctx, input.rows)),
    merge: os.contacts.merge.handler(({ input, context: { ctx } }) => mergeContacts(ctx, input)),
    import: os.contacts.import.handler(({ input, context: { ctx } }) => contactImport.run(ctx, input.rows)),
  },
  segments: {
    list: os.segments.list.handler(({ context: { ctx } }) => listSegments(ctx)),
    create: os.segments.create.handler(({ input, context: { ctx } }) => createSegment(ctx, input)),
    update: os.segments.update.handler(({ input, context: { ctx } }) => updateSegment(ctx, input)),
    remove: os.segments.remove.handler(({ input, context: { ctx } }) => removeSegment(ctx, input.segmentId)),
  },
  duplicates: {
    list: os.duplicates.list.handler(({ input, context: { ctx } }) => listDuplicates(ctx, input)),
    dismiss: os.duplicates.dismiss.handler(({ input, context: { ctx } }) => dismissDuplicate(ctx, input)),
  },
  merges: {
    list: os.merges.list.handler(({ input, context: { ctx } }) => listMerges(ctx, input)),
    undo: os.merges.undo.handler(({ input, context: { ctx } }) => undoMerge(ctx, input.mergeId)),
  },
  companies: {
    list: os.companies.list.handler(({ input, context: { ctx } }) => listCompanies(ctx, input)),
    get: os.companies.get.handler(({ input, context: { ctx } }) => getCompany(ctx, input.companyId)),
    create: os.companies.create.handler(({ input, context: { ctx } }) => createCompany(ctx, input)),
    update: os.companies.update.handler(({ input, context: { ctx } }) => updateCompany(ctx, input)),
    remove: os.companies.remove.handler(({ input, context: { ctx } }) => removeCompany(ctx, input.companyId)),
    checkImport: os.companies.checkImport.handler(({ input, context: { ctx } }) => companyImport.check(ctx, input.rows)),
    import: os.companies.import.handler(({ input, context: { ctx } }) => companyImport.run(ctx, input.rows)),
  },
  interactions: {
    list: os.interactions.list.handler(({ input, context: { ctx } }) => listInteractions(ctx, input)),
    log: os.interactions.log.handler(({ input, context: { ctx } }) => logInteraction(ctx, input)),
    update: os.interactions.update.handler(({ input, context: { ctx } }) => updateInteraction(ctx, input)),
    remove: os.interactions.remove.handler(({ input, context: { ctx } }) => removeInteraction(ctx, input.interactionId)),
  },
})
