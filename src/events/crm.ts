import { defineEvent } from '#platform/shared/domain-event.ts'

type ContactPayload = { contactId: string; workspaceId: string }

export const contactCreated = defineEvent<ContactPayload>()('crm.contactCreated', (event) => event.contactId)
export const contactChanged = defineEvent<ContactPayload>()('crm.contactChanged', (event) => event.contactId)
export const contactRemoved = defineEvent<ContactPayload>()('crm.contactRemoved', (event) => event.contactId)

/** The contact leads to `keptId` from now on. */
export const contactMerged = defineEvent<ContactPayload & { keptId: string }>()('crm.contactMerged', (event) => event.contactId)
export const contactUnmerged = defineEvent<ContactPayload & { keptId: string }>()('crm.contactUnmerged', (event) => event.contactId)

export const interactionLogged = defineEvent<ContactPayload & { interactionId: string; actor: string }>()(
  'crm.interactionLogged',
  (event) => event.contactId,
)

/** A mail to the contact is to be sent. */
export const mailWritten = defineEvent<ContactPayload & { interactionId: string }>()('crm.mailWritten', (event) => event.contactId)

/** Somebody made a colleague the owner of a contact. */
export const contactAssigned = defineEvent<ContactPayload & { name: string; owner: string; actor: string }>()(
  'crm.contactAssigned',
  (event) => event.contactId,
)

type CardMoved = { workspaceId: string; stageId: string; title: string; actor: string }

export const stageChanged = defineEvent<CardMoved & { contactId: string }>()('crm.stageChanged', (event) => event.contactId)

type DealPayload = { dealId: string; workspaceId: string }

export const dealCreated = defineEvent<DealPayload>()('crm.dealCreated', (event) => event.dealId)
export const dealChanged = defineEvent<DealPayload>()('crm.dealChanged', (event) => event.dealId)
export const dealRemoved = defineEvent<DealPayload>()('crm.dealRemoved', (event) => event.dealId)
export const dealStageChanged = defineEvent<CardMoved & DealPayload>()('crm.dealStageChanged', (event) => event.dealId)
export const dealWon = defineEvent<DealPayload & { actor: string }>()('crm.dealWon', (event) => event.dealId)

/** The moment of a task's reminder came. */
export const taskDue = defineEvent<{ taskId: string; workspaceId: string; owner: string; title: string }>()(
  'crm.taskDue',
  (event) => event.taskId,
)

type QuotePayload = { quoteId: string; workspaceId: string }

export const quoteCreated = defineEvent<QuotePayload>()('crm.quoteCreated', (event) => event.quoteId)
export const quoteChanged = defineEvent<QuotePayload>()('crm.quoteChanged', (event) => event.quoteId)
export const quoteRemoved = defineEvent<QuotePayload>()('crm.quoteRemoved', (event) => event.quoteId)
/** `sending` counts from 1: each has a private link of its own. */
export const quoteSent = defineEvent<QuotePayload & { sending: number }>()('crm.quoteSent', (event) => event.quoteId)
/** By the bearer of the private link, who has no account here. */
export const quoteAccepted = defineEvent<QuotePayload>()('crm.quoteAccepted', (event) => event.quoteId)
export const quoteDeclined = defineEvent<QuotePayload>()('crm.quoteDeclined', (event) => event.quoteId)
/** Somebody sent a form of a website. `owner`: the member whom the form names. */
export const formSent = defineEvent<ContactPayload & { formId: string; title: string; owner: string | null }>()(
  'crm.formSent',
  (event) => event.contactId,
)
