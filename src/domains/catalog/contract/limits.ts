/** This file doesn't import zod, so that forms can use it without loading zod. */

export const STATUSES = ['active', 'draft', 'archived'] as const

export const MAX_NAME = 200
export const MAX_DESCRIPTION = 20_000
/** With its markup. */
export const MAX_DESCRIPTION_HTML = 60_000
export const MAX_SEO_TITLE = 70
export const MAX_SEO_DESCRIPTION = 200
export const MAX_ALT = 300
export const MAX_OPTION = 40
export const MAX_SKU = 64
export const MAX_PICTURES = 12
export const MAX_BRAND = 100
export const MAX_TAG = 50
export const MAX_TAGS = 30
/** Name and addresses of a manufacturer. */
export const MAX_COMPANY = 500
/** A hundred meters. */
export const MAX_SIDE_MM = 100_000
/** Ten tonnes. */
export const MAX_WEIGHT_GRAMS = 10_000_000
/** Per product, such as color, size and material. */
export const MAX_OPTIONS = 4
/** Per product. */
export const MAX_VARIANTS = 250
/** In minor units: ten million of the base currency. */
export const MAX_PRICE_MINOR = 1_000_000_000

/** Characters of a category name, on the platform or in a workspace. */
export const MAX_CATEGORY_NAME = 80

/** Why an administrator takes a product down. */
export const TAKEDOWN_REASONS = [
  'counterfeit',
  'prohibited',
  'dangerous',
  'misleading',
  'intellectualProperty',
  'offensive',
  'other',
] as const

export type TakedownReason = (typeof TAKEDOWN_REASONS)[number]

export const MAX_STATEMENT = 2000
export const MAX_TAKEDOWN_ANSWER = 2000
/** Answers of the vendor to one takedown. */
export const MAX_TAKEDOWN_ANSWERS = 3

/** Different parts of one bundle. */
export const MAX_BUNDLE_PARTS = 20
/** Units of one part in a bundle. */
export const MAX_PART_QUANTITY = 999

export const MAX_COLLECTION_NAME = 80
export const MAX_COLLECTION_DESCRIPTION = 1000
/** Of one workspace, or of the platform. */
export const MAX_COLLECTIONS = 200
/** Collections that are chosen by hand, of one product. */
export const MAX_COLLECTIONS_OF_PRODUCT = 50
/** Products that are chosen by hand for one collection. */
export const MAX_COLLECTED = 250
export const MAX_CONDITIONS = 10
export const MAX_CONDITION_VALUES = 20

/** Whether a product meets all conditions of a collection's rule, or any of them. */
export const COLLECTION_MATCHES = ['all', 'any'] as const
export const COLLECTION_OPS = ['is', 'isNot'] as const
export const PRICE_OPS = ['atLeast', 'atMost'] as const
