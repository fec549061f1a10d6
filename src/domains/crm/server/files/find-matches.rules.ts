/** Which contact a row of a file is. Pure. */
import type { ContactRow } from '../contacts/contacts.sql.ts'

type Named = { name: string; company: string; phone: string }
export type Identity = Named & { id: string | undefined; email: string | undefined }

/** The digits of a phone, whichever way it is written. */
export const phoneDigits = (phone: string) =>
  phone.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660)).replace(/\D/g, '')

const keyOf = ({ name, company, phone }: Named) => [name.toLowerCase(), company.toLowerCase(), phoneDigits(phone)].join('\n')

/** Rows with the same key are one contact. */
export function identityKey(row: Identity): string {
  if (row.id !== undefined) return `id ${row.id}`
  return row.email === undefined ? `name ${keyOf(row)}` : `email ${row.email.toLowerCase()}`
}

/**
 * The contacts that a row can be: that with its id, else those with its email, else those with its name, company and phone, first of them
 * without an email. A row with an email is never a contact with another one.
 */
export function findMatches(row: Identity, contacts: readonly ContactRow[]): ContactRow[] {
  if (row.id !== undefined) return contacts.filter(({ id }) => id === row.id)
  if (row.email !== undefined) return contacts.filter(({ email }) => email.toLowerCase() === row.email?.toLowerCase())
  const same = contacts.filter((contact) => keyOf({ ...contact, company: contact.company ?? '' }) === keyOf(row))
  const without = same.filter(({ email }) => email === '')
  return without.length > 0 ? without : same
}
