/** What a product is besides its texts: for shoppers, search engines, carriers and customs. */
import * as z from 'zod'
import { countryCode } from '#platform/shared/address.ts'
import { multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { HS_CODE } from './codes.ts'
import { MAX_BRAND, MAX_COMPANY, MAX_SIDE_MM, MAX_TAG, MAX_TAGS, MAX_WEIGHT_GRAMS } from './limits.ts'

const sideMm = z.int().min(1).max(MAX_SIDE_MM).nullable()

/** Empty texts and null: not given. */
export const productDetails = z.object({
  brand: singleLineText(MAX_BRAND),
  tags: z.array(singleLineText(MAX_TAG).min(1)).max(MAX_TAGS),
  /** The country where it was made. */
  origin: countryCode.nullable(),
  /** Commodity code of the Harmonized System, without dots. */
  hsCode: z.string().regex(HS_CODE).nullable(),
  /** The packed product, in millimeters. */
  lengthMm: sideMm,
  widthMm: sideMm,
  heightMm: sideMm,
  /** Name, postal address and electronic address of the manufacturer (Regulation (EU) 2023/988, article 19). */
  manufacturer: multiLineText(MAX_COMPANY),
  /** The same of the responsible person in the European Union, for manufacturers outside it. */
  responsiblePerson: multiLineText(MAX_COMPANY),
})

export const weightGrams = z.int().min(1).max(MAX_WEIGHT_GRAMS).nullable()

export type ProductDetails = z.infer<typeof productDetails>

export const NO_DETAILS: ProductDetails = {
  brand: '',
  tags: [],
  origin: null,
  hsCode: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  manufacturer: '',
  responsiblePerson: '',
}
