/** Contacts of a workspace and the companies they belong to. */
import { companies } from './contract/contacts/companies.ts'
import { contacts } from './contract/contacts/contact-operations.ts'
import { interactions } from './contract/contacts/interactions.ts'

export type { CompanyInput, CompanyView } from './contract/contacts/companies.ts'
export type { ContactFilter, ContactInput, ContactView } from './contract/contacts/contact-views.ts'
export type { InteractionInput, InteractionView } from './contract/contacts/interactions.ts'

export const crm = { companies, contacts, interactions }
