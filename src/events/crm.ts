import { defineEvent } from '#platform/shared/domain-event.ts'

type ContactPayload = { contactId: string; workspaceId: string }

export const contactCreated = defineEvent<ContactPayload>()('crm.contactCreated', (event) => event.contactId)
export const contactChanged = defineEvent<ContactPayload>()('crm.contactChanged', (event) => event.contactId)
export const contactRemoved = defineEvent<ContactPayload>()('crm.contactRemoved', (event) => event.contactId)

export const interactionLogged = defineEvent<ContactPayload & { interactionId: string; actor: string }>()(
  'crm.interactionLogged',
  (event) => event.contactId,
)

/** Somebody made a colleague the owner of a contact. */
export const contactAssigned = defineEvent<ContactPayload & { name: string; owner: string; actor: string }>()(
  'crm.contactAssigned',
  (event) => event.contactId,
)

type CardMoved = { workspaceId: string; stageId: string; title: string; actor: string }

export const stageChanged = defineEvent<CardMoved & { contactId: string }>()('crm.stageChanged', (event) => event.contactId)
