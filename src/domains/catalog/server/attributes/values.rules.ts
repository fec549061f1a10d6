/** What products say of their attributes: whether it is allowed, and how it is shown. Pure: no database, no clock. */
import { FALLBACK_LANGUAGE, type Language } from '#platform/shared/language.ts'
import { type AttributeType, type AttributeValue, type AttributeView, optionKeyFor, type ProductAttributes } from '../../contract.ts'
import type { Attribute, CategoryAttribute, Names } from './attributes.sql.ts'

type BrokenRule = { path: string; rule: string; params: Record<string, unknown> }

const RULES: Readonly<Record<AttributeType, string>> = {
  text: 'attributeText',
  number: 'attributeNumber',
  choice: 'attributeChoice',
  boolean: 'attributeBoolean',
}

/** Values of unknown attributes, of another type, or that are no choice; paths point into the input of a product. */
export function brokenAttributes(attributes: readonly Attribute[], values: ProductAttributes): BrokenRule[] {
  return Object.entries(values).flatMap(([key, value]): BrokenRule[] => {
    const attribute = attributes.find((each) => each.key === key)
    if (attribute && isAllowed(attribute, value)) return []
    return [{ path: `attributes.${key}`, rule: attribute ? RULES[attribute.type] : 'unknownAttribute', params: {} }]
  })
}

function isAllowed({ type, choices }: Attribute, value: AttributeValue): boolean {
  if (type === 'choice') return Array.isArray(value) && value.every((each) => choices.some((choice) => choice.value === each))
  return typeof value === (type === 'text' ? 'string' : type)
}

type Before = { categorySlug: string; status: string; attributes: ProductAttributes } | null

/**
 * Required attributes of its category that an active product lacks. One that was active before may lack what it lacked then, because an
 * administrator may have required it since.
 */
export function withoutRequired(
  required: readonly CategoryAttribute[],
  { categorySlug, status, attributes }: NonNullable<Before>,
  before: Before,
): string[] {
  if (status !== 'active') return []
  const wasActive = before?.status === 'active' && before.categorySlug === categorySlug ? before : null
  return required
    .filter((each) => each.required && each.slug === categorySlug && !(each.key in attributes))
    .map(({ key }) => key)
    .filter((key) => wasActive === null || key in wasActive.attributes)
}

/** The keys of options with the same meaning: its own, and those that its names give. */
export const optionKeysOf = ({ key, names }: Pick<Attribute, 'key' | 'names'>): string[] => [
  ...new Set([key, ...Object.values(names).map(optionKeyFor)]),
]

/** In the language, or in English. */
export const namesIn = (names: Names, language: Language): string => names[language] || names[FALLBACK_LANGUAGE] || ''

const YES_NO: Readonly<Record<Language, readonly [yes: string, no: string]>> = { en: ['Yes', 'No'], es: ['Sí', 'No'], ar: ['نعم', 'لا'] }

export const yesOrNo = (value: boolean, language: Language): string => YES_NO[language][value ? 0 : 1]

const BETWEEN: Readonly<Record<Language, string>> = { en: ', ', es: ', ', ar: '، ' }

/** In the order of the attributes; choices in their own order. */
export function attributeViews(attributes: readonly Attribute[], values: ProductAttributes, language: Language): AttributeView[] {
  return attributes.flatMap(({ key, names, unit, choices }) => {
    const value = values[key]
    if (value === undefined) return []
    const shown = Array.isArray(value)
      ? choices
          .filter((choice) => value.includes(choice.value))
          .map((choice) => namesIn(choice.names, language))
          .join(BETWEEN[language])
      : typeof value === 'boolean'
        ? yesOrNo(value, language)
        : value
    return [{ key, name: namesIn(names, language), value: shown, unit: namesIn(unit, language) }]
  })
}
