/** What a custom field accepts. Pure. */
import type { FieldKind, FieldValue } from '../../contract.ts'
import type { FieldRow } from '../records.sql.ts'

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

/** The rule that a value breaks; null when it is fine. */
export function findBrokenRule({ kind, choices, required }: Pick<FieldRow, 'kind' | 'choices' | 'required'>, value: FieldValue | null) {
  if (value === null) return required ? 'required' : null
  if (kind === 'choice') return choices.some(({ id }) => id === value) ? null : 'choice'
  if (kind === 'date') return typeof value === 'string' && isDate(value) ? null : 'date'
  return typeof value === TYPES[kind] ? null : kind
}

const TYPES: Readonly<Record<Exclude<FieldKind, 'choice' | 'date'>, string>> = { text: 'string', number: 'number', yesNo: 'boolean' }

/** A day of the calendar, between the years 1000 and 9999. */
function isDate(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`)
  return ISO_DATE.test(text) && text >= '1000' && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}
