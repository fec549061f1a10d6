import { defineEvent } from '#platform/shared/domain-event.ts'

type ContactPayload = { contactId: string; workspaceId: string }

export const contactCreated = defineEvent<ContactPayload>()('crm.contactCreated', (event) => event.contactId)
export const contactChanged = defineEvent<ContactPayload>()('crm.contactChanged', (event) => event.contactId)
export const contactRemoved = defineEvent<ContactPayload>()('crm.contactRemoved', (event) => event.contactId)
