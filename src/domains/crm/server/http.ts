import { implementOperations } from '#platform/server/implement-operations.ts'
import { crm } from '../contract.ts'
import { getContact, listContacts } from './contacts.ts'
import { createContact } from './create-contact.ts'
import { removeContact } from './remove-contact.ts'
import { updateContact } from './update-contact.ts'

const os = implementOperations(crm)

export const crmRouter = os.router({
  contacts: {
    list: os.contacts.list.handler(({ input, context: { ctx } }) => listContacts(ctx, input)),
    get: os.contacts.get.handler(({ input, context: { ctx } }) => getContact(ctx, input.contactId)),
    create: os.contacts.create.handler(({ input, context: { ctx } }) => createContact(ctx, input)),
    update: os.contacts.update.handler(({ input, context: { ctx } }) => updateContact(ctx, input)),
    remove: os.contacts.remove.handler(({ input, context: { ctx } }) => removeContact(ctx, input.contactId)),
  },
})
