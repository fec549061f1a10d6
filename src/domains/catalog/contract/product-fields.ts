/** A product as its vendor edits it: all languages, and fields that shoppers don't see. The products domain adds the stock. */
import * as z from 'zod'
import { imageView } from '#platform/shared/contract.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { bundlePartInputs, editablePart } from './bundles.ts'
import { GTIN } from './codes.ts'
import { kindFields } from './kind-fields.ts'
import {
  MAX_ALT,
  MAX_COLLECTIONS_OF_PRODUCT,
  MAX_DESCRIPTION,
  MAX_DESCRIPTION_HTML,
  MAX_NAME,
  MAX_OPTION,
  MAX_PRICE_MINOR,
  MAX_SEO_DESCRIPTION,
  MAX_SEO_TITLE,
  MAX_SKU,
  STATUSES,
} from './limits.ts'
import { content, contentUnit, measure } from './measure.ts'
import { productOptions, variantValues } from './options.ts'
import { personalization } from './personalization.ts'
import { productAttributes } from './product-attributes.ts'
import { productDetails, weightGrams } from './product-details.ts'

export const language = z.enum(LANGUAGES)
export const status = z.enum(STATUSES)
export const priceMinor = z.int().min(0).max(MAX_PRICE_MINOR)
export const sku = singleLineText(MAX_SKU).min(1)
const option = singleLineText(MAX_OPTION).min(1).nullable()

export const productText = z.object({
  name: singleLineText(MAX_NAME).min(1),
  /** Plain text. It is derived from the formatted description if there is one. */
  description: multiLineText(MAX_DESCRIPTION),
  /**
   * HTML of the elements that `sanitizeRichText` keeps; empty: nothing is formatted. Left out: unchanged, unless the plain description
   * changes, which then has no formatting.
   */
  descriptionHtml: multiLineText(MAX_DESCRIPTION_HTML).optional(),
  /** Title and description for search engines; if empty, name and description are used. */
  seoTitle: singleLineText(MAX_SEO_TITLE),
  seoDescription: singleLineText(MAX_SEO_DESCRIPTION),
})

const texts = z.partialRecord(language, productText)
const alt = z.partialRecord(language, singleLineText(MAX_ALT))

/** Either a picture the product has already, or a new upload. */
export const pictureInput = z.object({
  picture: z.union([z.object({ imageId: idText(64) }), z.object({ uploadId: idText(64) })]),
  alt,
  /** The variant color it shows; choosing that color shows the picture. */
  color: option,
})

const money = {
  priceMinor,
  /** Compare-at price, higher than the price. */
  compareAtMinor: priceMinor.nullable(),
  /** Cost per item, visible to the vendor only. */
  costMinor: priceMinor.nullable(),
}

/** `id` is null for a new variant. GTIN, weight, content and the parts of a bundle stay as they are when they are left out. */
export const variantInput = z.object({
  id: idText(64).nullable(),
  sku,
  options: variantValues.default([]),
  gtin: z.string().regex(GTIN).nullable().optional(),
  weightGrams: weightGrams.optional(),
  content: content.optional(),
  bundleParts: bundlePartInputs.optional(),
  ...money,
})

export const productFields = {
  /** Original language of the product; its text is required. */
  language,
  texts,
  categorySlug: idText(100),
  status,
  options: productOptions.default([]),
  /** Left out: unchanged. */
  details: productDetails.optional(),
  /** By key. Left out: unchanged. */
  attributes: productAttributes.optional(),
  /** Left out: unchanged; a new product is sold by the piece. */
  measure: measure.optional(),
  contentUnit: contentUnit.optional(),
  /** What a shopper can have it made with. Left out: unchanged. */
  personalization: personalization.optional(),
  /** Slugs of the workspace's collections that are chosen by hand. Left out: unchanged. */
  collections: z.array(idText(100)).max(MAX_COLLECTIONS_OF_PRODUCT).optional(),
  ...kindFields,
}

export const editableImage = z.object({ id: z.string(), image: imageView, alt, color: z.string().nullable() })

export const editableVariant = z.object({
  id: z.string(),
  sku: z.string(),
  options: z.array(z.string()),
  gtin: z.string().nullable(),
  weightGrams: z.int().nullable(),
  content,
  bundleParts: z.array(editablePart),
  ...money,
})

export { type OptionView, optionView, type ProductOption, productOptions, type VariantOption, variantOption } from './options.ts'
export { type AttributeValue, type AttributeView, attributeView, type ProductAttributes, productAttributes } from './product-attributes.ts'
export { NO_DETAILS, type ProductDetails, productDetails } from './product-details.ts'
export type ProductText = z.infer<typeof productText>
export type PictureInput = z.infer<typeof pictureInput>
export type VariantInput = z.infer<typeof variantInput>
export type Status = (typeof STATUSES)[number]
