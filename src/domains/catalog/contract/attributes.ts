/** Attributes of products, which administrators define and assign to categories. */
import * as z from 'zod'
import { read, recordVersion, write } from '#platform/shared/contract.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import {
  ATTRIBUTE_KEY,
  ATTRIBUTE_TYPES,
  type AttributeType,
  isAttributeKey,
  MAX_ATTRIBUTE_KEY,
  MAX_ATTRIBUTE_NAME,
  MAX_ATTRIBUTE_UNIT,
  MAX_ATTRIBUTES,
  MAX_CHOICES,
} from './attribute-keys.ts'
import { MAX_OPTION } from './limits.ts'

const key = z.string().regex(ATTRIBUTE_KEY).max(MAX_ATTRIBUTE_KEY)
const newKey = key.refine(isAttributeKey, { params: { rule: 'reservedKey' } })
const type = z.enum(ATTRIBUTE_TYPES)
const choiceValue = singleLineText(MAX_OPTION).min(1)

/** English is required; it replaces a language that is missing or empty. */
const namesOf = (maximum: number) => {
  const name = singleLineText(maximum)
  return z.object({ en: name.min(1), es: name.optional(), ar: name.optional() })
}
const unit = singleLineText(MAX_ATTRIBUTE_UNIT)

const attributeFields = {
  names: namesOf(MAX_ATTRIBUTE_NAME),
  /** Of numbers: `cm`, or a word by language. */
  unit: z.object({ en: unit, es: unit.optional(), ar: unit.optional() }).default({ en: '' }),
  /** A filter of the shop, together with the options of this key. Texts can't be. */
  facet: z.boolean(),
  /** Products are found by its values. */
  searchable: z.boolean(),
  /** In their order. A new choice without a value gets one made of its English name. */
  choices: z
    .array(z.object({ value: choiceValue.optional(), names: namesOf(MAX_ATTRIBUTE_NAME) }))
    .max(MAX_CHOICES)
    .default([]),
  /** The categories that have it, with all categories below them. */
  categories: z
    .array(z.object({ id: idText(60), required: z.boolean() }))
    .max(200)
    .default([]),
}

const fields = z.object(attributeFields)

const names = z.object({ en: z.string(), es: z.string(), ar: z.string() })

/** `used`: products with a value. */
const managedAttribute = z.object({
  key: z.string(),
  names,
  type,
  unit: names,
  facet: z.boolean(),
  searchable: z.boolean(),
  choices: z.array(z.object({ value: z.string(), names })),
  categories: z.array(z.object({ id: z.string(), required: z.boolean() })),
  used: z.int().min(0),
  version: recordVersion,
})

const list = z.object({ items: z.array(managedAttribute) })

export const attributesForAdmin = {
  /** In their order, which applies everywhere. */
  list: read('admin', '/admin/attributes').output(list),
  /** Adds it at the end. */
  add: write('admin', 'POST', '/admin/attributes')
    .input(z.object({ key: newKey, type, ...attributeFields }))
    .output(managedAttribute)
    .errors({ ATTRIBUTE_EXISTS: { status: 409 }, TOO_MANY_ATTRIBUTES: { status: 409, data: z.object({ maximum: z.int() }) } }),
  /** Key and type never change. A choice that products have can't be left out. */
  update: write('admin', 'PATCH', '/admin/attributes/{key}')
    .input(z.object({ key, version: recordVersion, ...attributeFields }))
    .output(managedAttribute)
    .errors({
      CHOICE_IN_USE: { status: 409, data: z.object({ choice: z.string(), used: z.int() }) },
      STALE: { status: 409, data: z.object({ current: managedAttribute }) },
    }),
  /** An attribute that products have stays. */
  remove: write('admin', 'DELETE', '/admin/attributes/{key}')
    .input(z.object({ key }))
    .output(list)
    .errors({ ATTRIBUTE_IN_USE: { status: 409, data: z.object({ used: z.int() }) } }),
  /** `keys`: all attributes in their new order. */
  arrange: write('admin', 'PUT', '/admin/attributes/order')
    .input(z.object({ keys: z.array(key).min(1).max(MAX_ATTRIBUTES) }))
    .output(list),
}

export type ManagedAttribute = z.infer<typeof managedAttribute>
export type AttributeFields = z.output<typeof fields>
export type NewAttribute = AttributeFields & { key: string; type: AttributeType }
