/** What a shopper has a product made with, in the reader's language and as orders keep it. Pure: no database, no clock. */
import { FALLBACK_LANGUAGE, type Language } from '#platform/shared/language.ts'
import {
  isPictureId,
  type PersonalField,
  type PersonalFieldView,
  type PersonalType,
  type PersonalValue,
  type PersonalValueView,
} from '../contract.ts'

type Names = Partial<Record<Language, string>>

/** A value with its words as they were at the sale, in all languages. The value of a picture is its id. */
export type FrozenValue = {
  id: string
  type: PersonalType
  labels: Names
  value: string
  /** Translations of a choice. */
  names?: Names
}

export function personalFieldViews(fields: readonly PersonalField[], language: Language): PersonalFieldView[] {
  return fields.map((field) => ({
    id: field.id,
    type: field.type,
    label: nameIn(field.labels, language),
    required: field.required,
    maxLength: field.type === 'text' ? field.maxLength : null,
    choices: field.type === 'choice' ? field.choices.map(({ value, names }) => ({ value, label: names[language] || value })) : [],
  }))
}

/** The values in the order of the fields. Those whose field is gone come last, without a label. */
export function freezePersonalization(fields: readonly PersonalField[], values: readonly PersonalValue[]): FrozenValue[] {
  const known = fields.flatMap((field) => {
    const given = values.find(({ id }) => id === field.id)
    if (!given) return []
    const chosen = field.type === 'choice' ? field.choices.find(({ value }) => value === given.value) : undefined
    return [{ id: field.id, type: field.type, labels: field.labels, value: given.value, ...(chosen && { names: chosen.names }) }]
  })
  const gone = values.filter(({ id }) => !fields.some((field) => field.id === id))
  return [
    ...known,
    ...gone.map(({ id, value }) => ({ id, type: isPictureId(value) ? ('image' as const) : ('text' as const), labels: {}, value })),
  ]
}

/** `pictureUrl` says where the reader finds a picture; null for those who may not see it. */
export function personalValueViews(
  frozen: readonly FrozenValue[],
  language: Language,
  pictureUrl: (pictureId: string) => string | null,
): PersonalValueView[] {
  return frozen.map(({ id, type, labels, value, names }) => ({
    id,
    type,
    label: nameIn(labels, language),
    value: type === 'image' ? '' : names?.[language] || value,
    pictureUrl: type === 'image' ? pictureUrl(value) : null,
  }))
}

const nameIn = (names: Names, language: Language): string =>
  names[language] || names[FALLBACK_LANGUAGE] || Object.values(names).find(Boolean) || ''
