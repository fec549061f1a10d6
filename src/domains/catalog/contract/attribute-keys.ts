/** Keys and types of attributes. This file doesn't import zod, so that forms can use it without loading zod. */

export const ATTRIBUTE_TYPES = ['text', 'number', 'choice', 'boolean'] as const
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number]

/** Of the platform. */
export const MAX_ATTRIBUTES = 300
/** Of one attribute. */
export const MAX_CHOICES = 300
export const MAX_ATTRIBUTE_NAME = 60
export const MAX_ATTRIBUTE_UNIT = 20
export const MAX_ATTRIBUTE_TEXT = 200
/** Numbers have at most three decimals. */
export const MAX_ATTRIBUTE_NUMBER = 1_000_000_000
/** Attributes with a value of one product. */
export const MAX_VALUED_ATTRIBUTES = 100
/** Values of choices are at most as long as those of options, with which they share filters. */
export const MAX_ATTRIBUTE_KEY = 40

export const ATTRIBUTE_KEY = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/**
 * Other parameters of the shop's addresses: its own, the language, the chosen variant, and those that other sites add to links. A filter can't
 * have their names.
 */
export const RESERVED_KEYS: readonly string[] = (
  'q category vendor attributes rating stock min max sort cursor page limit facets lng variant tag collection ' +
  'utm gclid fbclid msclkid ref source'
).split(' ')

/** Whether it may be the key of an attribute. */
export const isAttributeKey = (key: string): boolean =>
  ATTRIBUTE_KEY.test(key) && key.length <= MAX_ATTRIBUTE_KEY && !RESERVED_KEYS.includes(key)

/** A key by an English name, such as `dishwasher-safe`. */
export const attributeKeyFor = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_ATTRIBUTE_KEY)
    .replace(/^[-0-9]+|-+$/g, '')
