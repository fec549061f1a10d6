/** Rules of a product's personalization, and its cell in a product file. Pure: no database, no clock. */
import { type PersonalField, personalization } from '#domains/catalog/contract.ts'
import { CellRejected } from '#platform/server/import-columns.ts'
import type { Language } from '#platform/shared/language.ts'

type Broken = { path: string; rule: string; params: Record<string, never> }

/** Fields that share an id, have no label in the product's original language, or a choice twice. */
export function brokenPersonalization(fields: readonly PersonalField[], language: Language): Broken[] {
  return fields.flatMap((field, index): Broken[] => {
    const path = `personalization.${index}`
    if (fields.findIndex(({ id }) => id === field.id) < index) return [{ path, rule: 'fieldTwice', params: {} }]
    if (!field.labels[language]) return [{ path: `${path}.labels.${language}`, rule: 'required', params: {} }]
    const choices = field.type === 'choice' ? field.choices.map(({ value }) => value.toLowerCase()) : []
    return new Set(choices).size < choices.length ? [{ path: `${path}.choices`, rule: 'choiceTwice', params: {} }] : []
  })
}

/** The cell is JSON as the export writes it; an empty one has no fields. Throws `CellRejected`. */
export function parsePersonalization(cell: string): PersonalField[] {
  if (cell === '') return []
  const parsed = personalization.safeParse(parseJson(cell))
  if (!parsed.success) throw new CellRejected('personalization')
  return parsed.data
}

export const formatPersonalization = (fields: readonly PersonalField[]): string => (fields.length === 0 ? '' : JSON.stringify(fields))

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new CellRejected('personalization')
  }
}
