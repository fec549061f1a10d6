/** Form values of a product's personalization. Numbers that can't be read stay text. */
import type { PersonalField } from '#domains/catalog/contract.ts'
import { MAX_PERSONAL_TEXT, type PersonalType } from '#domains/catalog/web/index.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Typed } from '#platform/web/inputs/number-field.tsx'

type Names = Partial<Record<Language, string>>

/** A field of any type: the other types' values stay while the form is open. */
export type FormPersonalField = {
  id: string
  type: PersonalType
  labels: Names
  required: boolean
  maxLength: Typed
  choices: { value: string; names: Names }[]
}

const NEW_MAX_LENGTH = 30

/** Ids are lower-case letters and digits. */
export const newPersonalField = (type: PersonalType): FormPersonalField => ({
  id: crypto.randomUUID().replaceAll('-', '').slice(0, 12),
  type,
  labels: {},
  required: true,
  maxLength: NEW_MAX_LENGTH,
  choices: [],
})

export function toFormPersonalField(field: PersonalField): FormPersonalField {
  const { id, type, labels, required } = field
  return {
    id,
    type,
    labels,
    required,
    maxLength: field.type === 'text' ? field.maxLength : NEW_MAX_LENGTH,
    choices: field.type === 'choice' ? field.choices.map(({ value, names }) => ({ value, names: names ?? {} })) : [],
  }
}

/** The form has validated the number before. */
export function toPersonalField({ id, type, labels, required, maxLength, choices }: FormPersonalField): PersonalField {
  const common = { id, labels: written(labels), required }
  if (type === 'image') return { ...common, type }
  if (type === 'text') return { ...common, type, maxLength: typeof maxLength === 'number' ? maxLength : MAX_PERSONAL_TEXT }
  return { ...common, type, choices: choices.map(({ value, names }) => ({ value, names: written(names) })) }
}

const written = (names: Names): Names => Object.fromEntries(Object.entries(names).filter(([, text]) => text?.trim()))
