/** What a product says of its attributes. */
import * as z from 'zod'
import { singleLineText } from '#platform/shared/plain-text.ts'
import {
  ATTRIBUTE_KEY,
  MAX_ATTRIBUTE_KEY,
  MAX_ATTRIBUTE_NUMBER,
  MAX_ATTRIBUTE_TEXT,
  MAX_CHOICES,
  MAX_VALUED_ATTRIBUTES,
} from './attribute-keys.ts'
import { optionValue } from './options.ts'

const key = z.string().regex(ATTRIBUTE_KEY).max(MAX_ATTRIBUTE_KEY)

/** The attributes of a product by key: a text, a number, yes or no, or chosen values. */
export const productAttributes = z
  .record(
    key,
    z.union([
      singleLineText(MAX_ATTRIBUTE_TEXT).min(1),
      z.number().min(0).max(MAX_ATTRIBUTE_NUMBER).multipleOf(0.001),
      z.boolean(),
      z.array(optionValue).min(1).max(MAX_CHOICES),
    ]),
  )
  .refine((values) => Object.keys(values).length <= MAX_VALUED_ATTRIBUTES, {
    params: { rule: 'maxLength', max: MAX_VALUED_ATTRIBUTES },
  })

/** In the reader's language. `value` is a number for numbers, which have a unit; else a text. */
export const attributeView = z.object({ key: z.string(), name: z.string(), value: z.union([z.string(), z.number()]), unit: z.string() })

export type ProductAttributes = z.infer<typeof productAttributes>
export type AttributeValue = ProductAttributes[string]
export type AttributeView = z.infer<typeof attributeView>
