/** Personalization: what a shopper can have a product made with, such as the name to engrave or a picture to print. */
import * as z from 'zod'
import { LANGUAGES } from '#platform/shared/language.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import {
  MAX_PERSONAL_CHOICE,
  MAX_PERSONAL_CHOICES,
  MAX_PERSONAL_FIELDS,
  MAX_PERSONAL_LABEL,
  MAX_PERSONAL_TEXT,
  PERSONAL_TYPES,
} from './personal-values.ts'

const language = z.enum(LANGUAGES)

/** `id` identifies a field of its product while the field exists. The label in the product's original language is required. */
const field = {
  id: z.string().regex(/^[a-z0-9]{1,24}$/),
  labels: z.partialRecord(language, singleLineText(MAX_PERSONAL_LABEL)),
  required: z.boolean(),
}

const choice = z.object({
  value: singleLineText(MAX_PERSONAL_CHOICE).min(1),
  names: z.partialRecord(language, singleLineText(MAX_PERSONAL_CHOICE)).default({}),
})

const personalField = z.discriminatedUnion('type', [
  z.object({ ...field, type: z.literal('text'), maxLength: z.int().min(1).max(MAX_PERSONAL_TEXT) }),
  z.object({ ...field, type: z.literal('choice'), choices: z.array(choice).min(1).max(MAX_PERSONAL_CHOICES) }),
  z.object({ ...field, type: z.literal('image') }),
])

export const personalization = z.array(personalField).max(MAX_PERSONAL_FIELDS)

/** A field in the reader's language. */
export const personalFieldView = z.object({
  id: z.string(),
  type: z.enum(PERSONAL_TYPES),
  label: z.string(),
  required: z.boolean(),
  /** Characters of a text; null for other types. */
  maxLength: z.int().nullable(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
})

/** What a shopper wants in each field: the text, the value of the choice, or the id of a picture they sent. Empty: nothing. */
export const personalInput = z.array(z.object({ id: idText(24), value: multiLineText(MAX_PERSONAL_TEXT) })).max(MAX_PERSONAL_FIELDS)

/** A value in the reader's language. `pictureUrl` opens the picture for those who may see it; null for texts and choices. */
export const personalValueView = z.object({
  id: z.string(),
  type: z.enum(PERSONAL_TYPES),
  label: z.string(),
  value: z.string(),
  pictureUrl: z.string().nullable(),
})

export type PersonalField = z.infer<typeof personalField>
export type PersonalFieldView = z.infer<typeof personalFieldView>
export type PersonalValueView = z.infer<typeof personalValueView>
