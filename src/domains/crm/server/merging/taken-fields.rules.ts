/** The fields that a kept contact takes from another, and gets back. Pure. */
import type { MergedField } from '../../contract/merging/merge-limits.ts'
import type { ContactFields, ContactRow } from '../contacts/contacts.sql.ts'
import type { Before } from './merges.sql.ts'

const COLUMN = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  company: 'companyId',
  segment: 'segment',
  stage: 'stageId',
  owner: 'ownerId',
  notes: 'notes',
} as const

export const toFields = ({ name, email, phone, companyId, segment, ownerId, notes }: ContactRow): ContactFields => ({
  name,
  email,
  phone,
  companyId,
  segment,
  ownerId,
  notes,
})

/** Those in which the contacts differ. The stage isn't a field of the form; it is placed on its board. */
export function takenFields(kept: ContactRow, merged: ContactRow, take: readonly MergedField[]): MergedField[] {
  return [...new Set(take)].filter((field) => kept[COLUMN[field]] !== merged[COLUMN[field]])
}

export function withTaken(kept: ContactRow, merged: ContactRow, taken: readonly MergedField[]): ContactFields {
  const fields = Object.fromEntries(taken.filter((field) => field !== 'stage').map((field) => [COLUMN[field], merged[COLUMN[field]]]))
  return { ...toFields(kept), ...fields }
}

/** What the kept contact had, to give it back. The owner is kept apart, because it names a person. */
export function beforeTaking(kept: ContactRow, taken: readonly MergedField[]): Before {
  return Object.fromEntries(taken.filter((field) => field !== 'owner').map((field) => [COLUMN[field], kept[COLUMN[field]]]))
}

/** The taken fields that the kept contact still has as it took them. */
export function unchangedFields(kept: ContactRow, merged: ContactRow, taken: readonly MergedField[]): MergedField[] {
  return taken.filter((field) => kept[COLUMN[field]] === merged[COLUMN[field]])
}
