/** What the shop shows: listings, a read model fed by facts (price, vendor, stock), and the product page made of it. */

import * as z from 'zod'
import { imageView, moneyView, pageInput, read, totalView } from '#platform/shared/contract.ts'
import { categoryView, productFilters, productId, productImage, variantView, vendorDetail, vendorView } from '../catalog/contract.ts'
import { questions } from './contract/questions.ts'

export type { QuestionView } from './contract/questions.ts'

/** `low` is at or under the reorder point: the shop says how many are left. */
export const availability = z.enum(['available', 'low', 'soldOut'])

export const listingView = z.object({
  productId,
  name: z.string(),
  category: categoryView,
  vendor: vendorView,
  price: moneyView,
  priceVaries: z.boolean(),
  image: imageView.nullable(),
  /** A second picture, shown on hover. */
  hoverImage: imageView.nullable(),
  availability,
  colors: z.array(z.string()),
})

/** Of approved reviews of everything a vendor sells; `average` to one decimal. */
const ratingOf = z.object({ average: z.number().min(1).max(5), count: z.int().min(1) })

export const listingDetail = z.object({
  productId,
  name: z.string(),
  description: z.string(),
  category: categoryView,
  vendor: vendorDetail.extend({ rating: ratingOf.nullable() }),
  images: z.array(productImage),
  price: moneyView,
  priceVaries: z.boolean(),
  variants: z
    .array(
      variantView.extend({
        availability,
        /** Units a shopper can still buy; null when the variant is not tracked or plenty is left. */
        left: z.int().min(0).nullable(),
      }),
    )
    .min(1),
  /** The first and the last day it may arrive, ordered now. */
  delivery: z.object({ from: z.iso.date(), to: z.iso.date() }),
  /** Up to four others of the same vendor. */
  sameVendor: z.array(listingView),
  /** Up to eight of other vendors in the same category. */
  similar: z.array(listingView),
})

export const marketplace = {
  listings: {
    list: read('anyone', '/marketplace/listings')
      .input(z.object({ ...productFilters, vendor: z.string().max(100).optional(), ...pageInput }))
      .output(z.object({ items: z.array(listingView), nextCursor: z.string().nullable(), total: totalView })),
    get: read('anyone', '/marketplace/listings/{productId}')
      .input(z.object({ productId: z.string().max(64) }))
      .output(listingDetail),
  },
  questions,
  overview: {
    /** What the landing page shows: categories with counts and pictures, newest listings, vendors. */
    get: read('anyone', '/marketplace/overview').output(
      z.object({
        categories: z.array(categoryView.extend({ productCount: z.int().min(0), image: imageView.nullable() })),
        newest: z.array(listingView),
        vendors: z.array(vendorView.extend({ tagline: z.string(), productCount: z.int().min(0), image: imageView.nullable() })),
        productCount: z.int().min(0),
      }),
    ),
  },
}

export type Availability = z.infer<typeof availability>
export type ListingView = z.infer<typeof listingView>
export type ListingDetail = z.infer<typeof listingDetail>
