/** Which values fit the fields of a product. This file doesn't import zod, so that screens can use it without loading zod. */
import { countCharacters } from '#platform/shared/characters.ts'

export const PERSONAL_TYPES = ['text', 'choice', 'image'] as const
export const MAX_PERSONAL_FIELDS = 5
export const MAX_PERSONAL_TEXT = 500
export const MAX_PERSONAL_LABEL = 60
export const MAX_PERSONAL_CHOICES = 30
export const MAX_PERSONAL_CHOICE = 60

export type PersonalType = (typeof PERSONAL_TYPES)[number]

/** What one field has: a text, the value of a choice, or the id of a picture. */
export type PersonalValue = { id: string; value: string }

/** What the rules ask of a field. */
export type AskedField = {
  id: string
  type: PersonalType
  required: boolean
  maxLength?: number | null | undefined
  choices?: readonly { value: string }[] | undefined
}

export type PersonalProblem = { id: string; rule: string; params: Record<string, unknown> }

const PICTURE_ID = /^pic_[0-9a-z]{26}$/

export const isPictureId = (value: string): boolean => PICTURE_ID.test(value)

/** What is wrong with the values, by field. Values of fields that the product doesn't have are wrong too. */
export function personalProblems(fields: readonly AskedField[], given: readonly PersonalValue[]): PersonalProblem[] {
  const values = withoutEmpty(given)
  const unknown = values.filter(({ id }, index) => !fields.some((field) => field.id === id) || values.findIndex((v) => v.id === id) < index)
  const missing = fields.filter(({ id, required }) => required && !values.some((value) => value.id === id))
  return [
    ...unknown.map(({ id }) => ({ id, rule: 'fieldGone', params: {} })),
    ...missing.map(({ id }) => ({ id, rule: 'required', params: {} })),
    ...fields.flatMap((field) => values.flatMap(({ id, value }) => (id === field.id ? (valueProblem(field, value) ?? []) : []))),
  ]
}

function valueProblem({ id, type, maxLength, choices = [] }: AskedField, value: string): PersonalProblem | null {
  if (type === 'text' && maxLength && countCharacters(value) > maxLength) {
    return { id, rule: 'too_big', params: { origin: 'string', maximum: maxLength } }
  }
  if (type === 'choice' && !choices.some((choice) => choice.value === value)) return { id, rule: 'choiceGone', params: {} }
  return type === 'image' && !isPictureId(value) ? { id, rule: 'pictureGone', params: {} } : null
}

/** An empty value is none. */
export function withoutEmpty(values: readonly PersonalValue[]): PersonalValue[] {
  return values.flatMap(({ id, value }) => (value.trim() === '' ? [] : [{ id, value: value.trim() }]))
}
