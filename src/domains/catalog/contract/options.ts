/** The options of a product, such as color and size, and the values of its variants. */
import * as z from 'zod'
import { LANGUAGES } from '#platform/shared/language.ts'
import { singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_OPTION, MAX_OPTIONS, MAX_VARIANTS } from './limits.ts'

const text = singleLineText(MAX_OPTION)
const names = z.partialRecord(z.enum(LANGUAGES), text)

/** A color is one of the known colors (`colors.ts`) or as the vendor typed it, in lower case; all other values are as typed. */
export const optionValue = text.min(1)

/**
 * `key` identifies an option across products: `color`, `size`, or the name in lower case with hyphens. Color and size have names of their own;
 * others need one in the product's original language. The names of values are translations.
 */
export const productOption = z.object({
  key: z
    .string()
    .regex(/^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+(-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+)*$/u)
    .max(MAX_OPTION),
  names: names.default({}),
  values: z
    .array(z.object({ value: optionValue, names: names.optional() }))
    .min(1)
    .max(MAX_VARIANTS),
})

export const productOptions = z.array(productOption).max(MAX_OPTIONS)
/** One value per option of the product, in the same order. */
export const variantValues = z.array(optionValue).max(MAX_OPTIONS)

/** An option in the reader's language, with all its values. */
export const optionView = z.object({
  key: z.string(),
  name: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string() })),
})

/** What a variant is of one option; `name` and `label` are in the reader's language. */
export const variantOption = z.object({ key: z.string(), name: z.string(), value: z.string(), label: z.string() })

export type ProductOption = z.infer<typeof productOption>
export type OptionView = z.infer<typeof optionView>
export type VariantOption = z.infer<typeof variantOption>
