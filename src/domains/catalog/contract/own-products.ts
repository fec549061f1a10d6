/** A product as its vendor writes it: in all its languages, with what no shopper sees. How much is left is inventory's part. */
import * as z from 'zod'
import { imageView } from '#platform/shared/contract.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { line, lines } from '#platform/shared/plain-text.ts'
import {
  MAX_ALT,
  MAX_DESCRIPTION,
  MAX_NAME,
  MAX_OPTION,
  MAX_PRICE_MINOR,
  MAX_SEO_DESCRIPTION,
  MAX_SEO_TITLE,
  MAX_SKU,
  STATUSES,
} from './limits.ts'

export const language = z.enum(LANGUAGES)
export const status = z.enum(STATUSES)
export const priceMinor = z.int().min(0).max(MAX_PRICE_MINOR)
export const sku = line(MAX_SKU).min(1)
const option = line(MAX_OPTION).min(1).nullable()

export const productText = z.object({
  name: line(MAX_NAME).min(1),
  description: lines(MAX_DESCRIPTION),
  /** What search engines are told instead of name and description; empty: those. */
  seoTitle: line(MAX_SEO_TITLE),
  seoDescription: line(MAX_SEO_DESCRIPTION),
})

const texts = z.partialRecord(language, productText)
const alt = z.partialRecord(language, line(MAX_ALT))

/** One it has already, or one that was uploaded. */
export const pictureInput = z.object({
  picture: z.union([z.object({ imageId: z.string().max(64) }), z.object({ uploadId: z.string().max(64) })]),
  alt,
  /** The colour it shows: choosing that colour shows it. */
  color: option,
})

const money = {
  priceMinor,
  /** What it cost before it was reduced: more than the price. */
  compareAtMinor: priceMinor.nullable(),
  /** What it costs the vendor; nobody else sees it. */
  costMinor: priceMinor.nullable(),
}

/** `id` null is a new one. */
export const variantInput = z.object({ id: z.string().max(64).nullable(), sku, size: option, color: option, ...money })

export const productFields = {
  /** The one it was first written in: a text in it has to be there. */
  language,
  texts,
  categorySlug: z.string().max(100),
  status,
}

export const ownImage = z.object({ id: z.string(), image: imageView, alt, color: z.string().nullable() })

export const ownVariant = z.object({ id: z.string(), sku: z.string(), size: z.string().nullable(), color: z.string().nullable(), ...money })

export type ProductText = z.infer<typeof productText>
export type PictureInput = z.infer<typeof pictureInput>
export type VariantInput = z.infer<typeof variantInput>
export type Status = (typeof STATUSES)[number]
