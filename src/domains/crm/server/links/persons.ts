/** The people whom acts bring, as the record of the act says it. */
import type { OutsidePerson } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { MAX_EMAIL, MAX_PHONE } from '../../contract/contacts/contact-limits.ts'
import { MAX_NAME } from '../../contract/limits.ts'
import { CUSTOMER_SEGMENT } from '../../contract/links/link-limits.ts'
import type { ContactFields } from '../contacts/contacts.sql.ts'

/** By record. Most types bring nobody. */
export async function loadPersons({ db, services }: Tx, type: string, ids: readonly string[]): Promise<ReadonlyMap<string, OutsidePerson>> {
  return (await services.resources.business(type)?.personsOf?.(db, ids)) ?? new Map()
}

/** The fields of a new contact, which belongs to no company. */
export function toCustomer({ name, email, phone }: OutsidePerson): Omit<ContactFields, 'companyId'> {
  return {
    name: name.slice(0, MAX_NAME) || email.slice(0, MAX_NAME),
    email: email.slice(0, MAX_EMAIL),
    phone: phone.slice(0, MAX_PHONE),
    segment: CUSTOMER_SEGMENT,
    ownerId: null,
    notes: '',
  }
}
