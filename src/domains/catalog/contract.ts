/** Products as nouns: what they are called, look like, cost and come in. How much is left is inventory's to say. */

import * as z from 'zod'
import { imageView, moneyView, pageInput, read } from '#platform/shared/contract.ts'
import { ownCategories } from './contract/own-categories.ts'
import { platformCategories } from './contract/platform-categories.ts'

export * from './contract/limits.ts'
export type { OwnCategoryView } from './contract/own-categories.ts'
export * from './contract/own-products.ts'
export type { CategoryNamesInput, ManagedCategoryView } from './contract/platform-categories.ts'

export const productId = z.string().regex(/^prod_[0-9a-z]{26}$/)
export const variantId = z.string().regex(/^var_[0-9a-z]{26}$/)

/** `slug` is the stable name of a category; `name` is in the reader's language where it was written in it. */
export const categoryView = z.object({ slug: z.string(), name: z.string() })

export const vendorView = z.object({ slug: z.string(), name: z.string() })

export const productSummary = z.object({
  id: productId,
  name: z.string(),
  category: categoryView,
  vendor: vendorView,
  /** The lowest price among the variants. */
  price: moneyView,
  /** Whether a variant costs more than `price`. */
  priceVaries: z.boolean(),
  image: imageView.nullable(),
  publishedAt: z.iso.datetime(),
})

/** `color` is the one colour it shows; null when it shows several, or what all have in common. */
export const productImage = imageView.extend({ color: z.string().nullable() })

export const variantView = z.object({
  id: variantId,
  sku: z.string(),
  size: z.string().nullable(),
  color: z.string().nullable(),
  price: moneyView,
  /** What it cost before it was reduced: more than `price`. Null when it is not on offer. */
  compareAt: moneyView.nullable(),
})

/** What the vendor promises; null where it says nothing. */
export const vendorDetail = vendorView.extend({
  tagline: z.string(),
  /** The day it is back, and nothing of it can be bought before; null: it is there. */
  awayUntil: z.iso.date().nullable(),
  policies: z.object({ shipping: z.string().nullable(), returns: z.string().nullable() }),
})

export const productView = productSummary.extend({
  vendor: vendorDetail,
  description: z.string(),
  /** What search engines are told. */
  seo: z.object({ title: z.string(), description: z.string() }),
  images: z.array(productImage),
  variants: z.array(variantView).min(1),
})

export const SORTS = ['relevance', 'newest', 'priceAscending', 'priceDescending'] as const

/** Filters of a product list. Prices in minor units of the base currency, both ends included. */
export const productFilters = {
  q: z.string().trim().max(200).optional(),
  category: z.string().max(100).optional(),
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
      .input(z.object({ productId: z.string().max(64) }))
      .output(productView),
  },
  categories: {
    list: read('anyone', '/catalog/categories').output(z.object({ items: z.array(categoryView) })),
  },
  own: { categories: ownCategories },
  admin: { categories: platformCategories },
}

export type ProductSummary = z.infer<typeof productSummary>
export type ProductView = z.infer<typeof productView>
