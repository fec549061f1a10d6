/** Products: texts, pictures, prices and variants. The inventory domain owns stock. */

import * as z from 'zod'
import { imageView, moneyView, pageInput, read } from '#platform/shared/contract.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import { attributesForAdmin } from './contract/attributes.ts'
import { shownPart } from './contract/bundles.ts'
import { collectionOperations, collectionVendors } from './contract/collections.ts'
import { kindView } from './contract/kind-fields.ts'
import { content, contentUnit, measure, soldIn } from './contract/measure.ts'
import { personalFieldView } from './contract/personalization.ts'
import { platformCategories } from './contract/platform-categories.ts'
import { attributeView, optionView, productDetails, variantOption } from './contract/product-fields.ts'
import { productsForAdmin, takedowns } from './contract/takedowns.ts'

export * from './contract/attribute-keys.ts'
export type { AttributeFields, ManagedAttribute, NewAttribute } from './contract/attributes.ts'
export { bundleText } from './contract/bundle-words.ts'
export { type BundlePart, type BundlePartInput, bundlePart, type EditablePart, editablePart, type ShownPart } from './contract/bundles.ts'
export * from './contract/codes.ts'
export type {
  CollectedProduct,
  CollectionCondition,
  CollectionInput,
  CollectionRule,
  CollectionSummary,
  CollectionView,
} from './contract/collections.ts'
export { kindView } from './contract/kind-fields.ts'
export * from './contract/kinds.ts'
export * from './contract/limits.ts'
export { contentUnit, measure, soldIn } from './contract/measure.ts'
export { optionKeyFor } from './contract/option-key.ts'
export * from './contract/personal-values.ts'
export {
  type PersonalField,
  type PersonalFieldView,
  type PersonalValueView,
  personalFieldView,
  personalInput,
  personalization,
  personalValueView,
} from './contract/personalization.ts'
export type { CategoryNamesInput, ManagedCategoryView } from './contract/platform-categories.ts'
export * from './contract/product-fields.ts'
export {
  type ListedStatus,
  type ManagedProduct,
  type ManagedProductDetail,
  type ManagedProductSort,
  type TakedownView,
  takedownView,
} from './contract/takedowns.ts'
export * from './contract/units.ts'

export const productId = z.string().regex(/^prod_[0-9a-z]{26}$/)
export const variantId = z.string().regex(/^var_[0-9a-z]{26}$/)

/** `slug` identifies a category and never changes; `name` is in the reader's language if translated. */
export const categoryView = z.object({ slug: z.string(), name: z.string() })

export const vendorView = z.object({ slug: z.string(), name: z.string() })

export const productSummary = z.object({
  id: productId,
  name: z.string(),
  category: categoryView,
  vendor: vendorView,
  /** The lowest price among the variants, of one step of the measure. */
  price: moneyView,
  measure: soldIn,
  /** Whether a variant costs more than `price`. */
  priceVaries: z.boolean(),
  image: imageView.nullable(),
  publishedAt: z.iso.datetime(),
})

/** `color` is the variant color the image shows; null if it shows several colors or none. */
export const productImage = imageView.extend({ color: z.string().nullable() })

export const variantView = z.object({
  id: variantId,
  sku: z.string(),
  options: z.array(variantOption),
  gtin: z.string().nullable(),
  weightGrams: z.int().nullable(),
  content,
  price: moneyView,
  /** Compare-at price, higher than `price`. Null when the variant is not reduced. */
  compareAt: moneyView.nullable(),
  /** The lowest price in the 30 days before the price now; null when the variant is not reduced or had no other price then. */
  lowestBefore: moneyView.nullable(),
  /** The parts of a bundle that are on sale; empty: it is no bundle. */
  bundleParts: z.array(shownPart),
})

/** The vendor's policies; null where the vendor has written none. */
export const vendorDetail = vendorView.extend({
  tagline: z.string(),
  logo: imageView.nullable(),
  /** The vendor is on vacation until this day and sells nothing before; null: not on vacation. */
  awayUntil: z.iso.date().nullable(),
  policies: z.object({ shipping: z.string().nullable(), returns: z.string().nullable() }),
})

export const productView = productSummary.extend({
  vendor: vendorDetail,
  /** Plain text. */
  description: z.string(),
  /** Sanitized HTML; empty: nothing in the description is formatted. */
  descriptionHtml: z.string(),
  /** Title and description for search engines. */
  seo: z.object({ title: z.string(), description: z.string() }),
  images: z.array(productImage),
  details: productDetails.omit({ hsCode: true }),
  /** In the administrator's order. */
  attributes: z.array(attributeView),
  options: z.array(optionView),
  measure,
  /** The unit of the variants' content; null: not given. */
  contentUnit,
  kind: kindView.kind,
  leadDays: kindView.leadDays,
  /** What a shopper can have it made with. */
  personalization: z.array(personalFieldView),
  variants: z.array(variantView).min(1),
})

export const SORTS = ['relevance', 'newest', 'priceAscending', 'priceDescending'] as const

/** Filters of a product list. Prices in minor units of the base currency, both ends included. */
export const productFilters = {
  q: singleLineText(200).optional(),
  category: idText(100).optional(),
  minPriceMinor: z.int().min(0).max(1_000_000_000).optional(),
  maxPriceMinor: z.int().min(0).max(1_000_000_000).optional(),
  sort: z.enum(SORTS).optional(),
}

export const catalog = {
  products: {
    list: read('anyone', '/catalog/products')
      .input(z.object({ ...productFilters, ...pageInput }))
      .output(z.object({ items: z.array(productSummary), nextCursor: z.string().nullable() })),
    get: read('anyone', '/catalog/products/{productId}')
      .input(z.object({ productId: idText(64) }))
      .output(productView),
  },
  categories: {
    list: read('anyone', '/catalog/categories').output(z.object({ items: z.array(categoryView) })),
  },
  collections: collectionOperations('workspace:catalog', '/workspace/collections'),
  takedowns,
  admin: {
    categories: platformCategories,
    attributes: attributesForAdmin,
    collections: { ...collectionOperations('admin', '/admin/collections'), vendors: collectionVendors },
    products: productsForAdmin,
  },
}

export type ProductSummary = z.infer<typeof productSummary>
export type ProductView = z.infer<typeof productView>
