/** Whom and what the forms of deals and tasks offer. */
import * as z from 'zod'
import { read } from '#platform/shared/contract.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import { userView } from '../../../accounts/contract.ts'

export const contactId = idText(60).min(1)
export const companyId = idText(60).min(1)
export const userId = idText(60).min(1)

/** A contact, company or deal by its name. */
export const named = z.object({ id: z.string(), name: z.string() })

const search = z.object({ q: singleLineText(80) })
const found = z.object({ items: z.array(named) })

export const choices = {
  /** Twenty at most, by name. */
  contacts: read('workspace:crm', '/crm/choices/contacts').input(search).output(found),
  companies: read('workspace:crm', '/crm/choices/companies').input(search).output(found),
  deals: read('workspace:crm', '/crm/choices/deals').input(search).output(found),
  /** The members who can own deals and tasks. */
  people: read('workspace:crm', '/crm/choices/people')
    .input(z.object({}))
    .output(z.object({ people: z.array(userView) })),
}
