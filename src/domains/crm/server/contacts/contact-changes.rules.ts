/** What an edit changes of a contact or a company, for its timeline. Pure. Keys: crm.record.field.* */
import type { StoredChange, StoredValue } from '#domains/records/server/index.ts'
import type { CompanyFields } from './companies.sql.ts'
import type { ContactFields } from './contacts.sql.ts'

const CONTACT = ['name', 'email', 'phone', 'company', 'segment', 'stage', 'notes'] as const
const COMPANY = ['name', 'website', 'phone', 'notes'] as const

type Contact = ContactFields & { company: string; stage: string }

/** A company in another case is the same one. */
export function contactChanges(before: Contact, after: Contact): StoredChange[] {
  const sameCompany = before.companyId === after.companyId
  const texts = changesOf(CONTACT, before, after).filter(({ field }) => field !== 'company' || !sameCompany)
  if (before.ownerId === after.ownerId) return texts
  return [...texts, { field: 'owner', label: null, before: person(before.ownerId), after: person(after.ownerId) }]
}

export function companyChanges(before: CompanyFields, after: CompanyFields): StoredChange[] {
  return changesOf(COMPANY, before, after)
}

const person = (id: string | null): StoredValue | null => (id === null ? null : { kind: 'person', userId: id })
const text = (value: string): StoredValue | null => (value === '' ? null : { kind: 'text', text: value })

function changesOf<Field extends string>(
  fields: readonly Field[],
  before: Readonly<Record<Field, string>>,
  after: Readonly<Record<Field, string>>,
): StoredChange[] {
  return fields.flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, label: null, before: text(before[field]), after: text(after[field]) }],
  )
}
