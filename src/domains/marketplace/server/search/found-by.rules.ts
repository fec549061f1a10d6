/** The words by which a listing is found beside its name and description. What a product is later described by is added here. */
import type { PersonalField, ProductAttributes } from '#domains/catalog/contract.ts'
import { type Attribute, attributeViews, colorName, personalFieldViews } from '#domains/catalog/server/index.ts'
import { FALLBACK_LANGUAGE, type Language } from '#platform/shared/language.ts'
import { colorFamily } from './color-families.rules.ts'

export type FoundBySource = {
  vendorName: string
  /** The names of the category and of its ancestors, in the language of the shopper. */
  categoryNames: readonly string[]
  brand: string
  tags: readonly string[]
  variants: readonly { sku: string; gtin: string | null }[]
  /** The options of the product, with the values that its variants have. */
  options: readonly { key: string; name: string; values: readonly string[]; labels: readonly string[] }[]
  /** What it is found by of its attributes. */
  attributes: readonly string[]
  /** What it is found by of its personalization. */
  personalization: readonly string[]
}

/** The names and values of a product's attributes: “wool”, “320 pages”, and “dishwasher safe” only when it is. */
export function wordsOfAttributes(searchable: readonly Attribute[], values: ProductAttributes, language: Language): string[] {
  const stated = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== false))
  return attributeViews(searchable, stated, language).flatMap(({ key, name, value, unit }) =>
    stated[key] === true ? [name] : [name, [value, unit].filter(Boolean).join(' ')],
  )
}

const PERSONALIZED: Readonly<Record<Language, string>> = {
  en: 'personalized personalised custom',
  es: 'personalizado personalizada personalizable',
  ar: 'مخصص شخصي',
}

/** “Personalized”, and what can be: “name to engrave”. */
export function wordsOfPersonalization(fields: readonly PersonalField[], language: Language): string[] {
  return fields.length === 0 ? [] : [PERSONALIZED[language], ...personalFieldViews(fields, language).map(({ label }) => label)]
}

/** `words` are words of a language, to which a misspelled word may be corrected; `codes` are not. */
export type FoundBy = { words: string; codes: string }

/** Shoppers name the property too: “size XL”. */
const PROPERTIES: Readonly<Record<Language, { color: string; size: string }>> = {
  en: { color: 'color colour', size: 'size' },
  es: { color: 'color', size: 'talla tamaño' },
  ar: { color: 'لون', size: 'مقاس حجم' },
}

export function foundBy(
  { vendorName, categoryNames, brand, tags, variants, options, attributes, personalization }: FoundBySource,
  language: Language,
): FoundBy {
  const valuesOf = (key: string) => options.find((option) => option.key === key)?.values ?? []
  const colors = valuesOf('color')
  const sizes = valuesOf('size')
  const { color, size } = PROPERTIES[language]
  const words = [
    vendorName,
    ...categoryNames,
    brand,
    ...tags,
    ...colors.flatMap((each) => [colorName(each, language), colorName(each, FALLBACK_LANGUAGE), ...colorFamily(each, language)]),
    ...(colors.length > 0 ? [color] : []),
    ...(sizes.length > 0 ? [size] : []),
    ...options.filter(({ key }) => key !== 'color' && key !== 'size').flatMap(({ name, values, labels }) => [name, ...labels, ...values]),
    ...attributes,
    ...personalization,
  ]
  return { words: distinct(words).join(' '), codes: distinct([...variants.flatMap(({ sku, gtin }) => [sku, gtin]), ...sizes]).join(' ') }
}

const distinct = (values: readonly (string | null)[]) => [...new Set(values.filter((value) => value !== null && value !== ''))] as string[]
