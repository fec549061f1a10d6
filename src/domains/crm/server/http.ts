import { implementOperations } from '#platform/server/implement-operations.ts'
import { crm } from '../contract.ts'
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

const os = implementOperations(crm)

export const crmRouter = os.router({
  contacts: {
    list: os.contacts.list.handler(({ input, context: { ctx } }) => listContacts(ctx, input)),
    choices: os.contacts.choices.handler(({ context: { ctx } }) => getContactChoices(ctx)),
    get: os.contacts.get.handler(({ input, context: { ctx } }) => getContact(ctx, input.contactId)),
    create: os.contacts.create.handler(({ input, context: { ctx } }) => createContact(ctx, input)),
    update: os.contacts.update.handler(({ input, context: { ctx } }) => updateContact(ctx, input)),
    change: os.contacts.change.handler(({ input, context: { ctx } }) => changeContacts(ctx, input)),
    remove: os.contacts.remove.handler(({ input, context: { ctx } }) => removeContact(ctx, input.contactId)),
  },
  companies: {
    list: os.companies.list.handler(({ input, context: { ctx } }) => listCompanies(ctx, input)),
    get: os.companies.get.handler(({ input, context: { ctx } }) => getCompany(ctx, input.companyId)),
    create: os.companies.create.handler(({ input, context: { ctx } }) => createCompany(ctx, input)),
    update: os.companies.update.handler(({ input, context: { ctx } }) => updateCompany(ctx, input)),
    remove: os.companies.remove.handler(({ input, context: { ctx } }) => removeCompany(ctx, input.companyId)),
  },
  interactions: {
    list: os.interactions.list.handler(({ input, context: { ctx } }) => listInteractions(ctx, input)),
    log: os.interactions.log.handler(({ input, context: { ctx } }) => logInteraction(ctx, input)),
    update: os.interactions.update.handler(({ input, context: { ctx } }) => updateInteraction(ctx, input)),
    remove: os.interactions.remove.handler(({ input, context: { ctx } }) => removeInteraction(ctx, input.interactionId)),
  },
})
