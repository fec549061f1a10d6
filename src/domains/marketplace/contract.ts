/** What the shop shows: listings, a read model fed by facts (price, vendor, stock), and the product page made of it. */

import * as z from 'zod'
import { imageView, moneyView, pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import {
  categoryView,
  productFilters,
  productId,
  productImage,
  variantId,
  variantView,
  vendorDetail,
  vendorView,
} from '../catalog/contract.ts'
import { deliveryMethodView } from '../vendors/contract.ts'
import { questions } from './contract/questions.ts'

export type { QuestionView } from './contract/questions.ts'

export const SORTS = ['relevance', 'newest', 'priceAscending', 'priceDescending', 'rating'] as const

/** `low` is at or under the reorder point: the shop says how many are left. */
export const availability = z.enum(['available', 'low', 'soldOut'])

/** Of approved reviews; `average` to one decimal. */
export const ratingView = z.object({ average: z.number().min(1).max(5), count: z.int().min(1) })

export const listingView = z.object({
  productId,
  name: z.string(),
  category: categoryView,
  vendor: vendorView,
  price: moneyView,
  /** What the cheapest variant cost before it was reduced. */
  compareAt: moneyView.nullable(),
  priceVaries: z.boolean(),
  image: imageView.nullable(),
  /** A second picture, shown on hover. */
  hoverImage: imageView.nullable(),
  availability,
  colors: z.array(z.string()),
  sizes: z.array(z.string()),
  rating: ratingView.nullable(),
})

/** One or several of a facet: any of them will do. */
const choices = z
  .union([z.string().max(100), z.array(z.string().max(100)).max(50)])
  .transform((value) => (typeof value === 'string' ? [value] : value))
  .optional()

/** OR inside a facet, AND across. A colour and a size mean one variant that is both; with `stock` one that can be bought. */
export const listingFilters = {
  q: productFilters.q,
  category: choices,
  vendor: choices,
  color: choices,
  size: choices,
  /** Stars on average, and up. */
  rating: z.int().min(1).max(4).optional(),
  stock: z.enum(['inStock', 'soldOut']).optional(),
  minPriceMinor: productFilters.minPriceMinor,
  maxPriceMinor: productFilters.maxPriceMinor,
}

const count = z.int().min(0)

/** What can be chosen, each value with how many listings choosing it alone of its facet would show. */
export const facetsView = z.object({
  categories: z.array(categoryView.extend({ parent: z.string().nullable(), count })),
  vendors: z.array(vendorView.extend({ count })),
  ratings: z.array(z.object({ stars: z.int(), count })),
  colors: z.array(z.object({ value: z.string(), count })),
  sizes: z.array(z.object({ value: z.string(), count })),
  stock: z.object({ inStock: count, soldOut: count }),
  /** By price from low to high; both ends are in the band, the last has no upper one. */
  prices: z.array(z.object({ fromMinor: z.int(), toMinor: z.int().nullable(), count })),
})

export const listingDetail = z.object({
  productId,
  name: z.string(),
  description: z.string(),
  /** What search engines are told. */
  seo: z.object({ title: z.string(), description: z.string() }),
  category: categoryView,
  /** `rating`: of approved reviews of everything it sells; `average` to one decimal. */
  vendor: vendorDetail.extend({ rating: ratingView.nullable() }),
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
  delivery: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    /** What the vendor chooses first for its goods; null: they share the one shipping rule. */
    method: deliveryMethodView.nullable(),
    /** The one shipping rule: free strictly over `freeOver`, else `fee`. */
    shared: z.object({ freeOver: moneyView, fee: moneyView }),
  }),
  /** Up to four others of the same vendor. */
  sameVendor: z.array(listingView),
  /** Up to eight of other vendors in the same category. */
  similar: z.array(listingView),
})

/** So many wishes has a wishlist, and so many products are remembered as looked at. */
export const MAX_WISHES = 500
export const VIEWS_KEPT = 24

export const suggestionsView = z.object({
  products: z.array(z.object({ productId, name: z.string(), vendor: vendorView, price: moneyView, image: imageView.nullable() })),
  /** Where most of what was found stands. */
  categories: z.array(categoryView.extend({ count })),
  vendors: z.array(vendorView),
  total: totalView,
  corrected: z.string().nullable(),
})

export const vendorPage = vendorView.extend({
  tagline: z.string(),
  description: z.string(),
  logo: imageView.nullable(),
  banner: imageView.nullable(),
  /** The day it is back, and nothing of it can be bought before; null: it is there. */
  awayUntil: z.iso.date().nullable(),
  /** Of all its products; null where nobody has said anything yet. */
  rating: ratingView.nullable(),
  /** As the vendor wrote them; null where it says nothing. */
  policies: z.object({ shipping: z.string().nullable(), returns: z.string().nullable() }),
  since: z.iso.datetime(),
  productCount: count,
})

const wishesFull = { WISHES_FULL: { status: 409, data: z.object({ most: z.int() }) } } as const
const nothing = z.object({})

export const marketplace = {
  /** While somebody types: a handful of everything that could be meant. */
  suggest: read('anyone', '/marketplace/suggestions')
    .input(z.object({ q: z.string().trim().min(1).max(100) }))
    .output(suggestionsView),
  vendors: {
    get: read('anyone', '/marketplace/vendors/{slug}')
      .input(z.object({ slug: z.string().max(100) }))
      .output(vendorPage),
  },
  wishes: {
    list: read('member', '/marketplace/wishes')
      .input(z.object({ ...pageInput }))
      .output(z.object({ items: z.array(listingView), nextCursor: z.string().nullable() })),
    ids: read('member', '/marketplace/wish-ids').output(z.object({ productIds: z.array(productId) })),
    set: write('member', 'PUT', '/marketplace/wishes/{productId}', { offline: true })
      .input(z.object({ productId, wished: z.boolean() }))
      .output(nothing)
      .errors(wishesFull),
  },
  /** What a member looked at last. */
  viewed: {
    list: read('member', '/marketplace/viewed').output(z.object({ items: z.array(listingView) })),
    note: write('member', 'PUT', '/marketplace/viewed/{productId}').input(z.object({ productId })).output(nothing),
    clear: write('member', 'DELETE', '/marketplace/viewed').output(nothing),
    /** Somebody looks at a product's page. Counted without a name; answers the same whether it counts. */
    look: write('anyone', 'POST', '/marketplace/looks/{productId}', { webOnly: true, nameless: true })
      .input(z.object({ productId }))
      .output(nothing),
  },
  /** One mail when a variant is back. */
  notices: {
    /** A member is written to at their own address; `email` is a guest's. */
    ask: write('anyone', 'POST', '/marketplace/stock-notices')
      .input(z.object({ variantId, email: z.email().max(254).optional() }))
      .output(nothing)
      .errors({ NOT_SOLD_OUT: { status: 409 } }),
    /** Variants the member waits for. */
    mine: read('member', '/marketplace/stock-notices').output(z.object({ variantIds: z.array(variantId) })),
    callOff: write('member', 'DELETE', '/marketplace/stock-notices/{variantId}').input(z.object({ variantId })).output(nothing),
    /** All notices of whoever a mail's link was sent to. */
    callOffByLink: write('anyone', 'POST', '/marketplace/stock-notices/call-off')
      .input(z.object({ token: z.string().min(20).max(64) }))
      .output(nothing),
  },
  listings: {
    /** A few by their ids, in that order; what is not on sale is left out. */
    some: read('anyone', '/marketplace/some-listings')
      .input(z.object({ ids: z.array(z.string().max(64)).max(VIEWS_KEPT) }))
      .output(z.object({ items: z.array(listingView) })),
    list: read('anyone', '/marketplace/listings')
      .input(z.object({ ...listingFilters, sort: z.enum(SORTS).optional(), facets: z.boolean().default(false), ...pageInput }))
      .output(
        z.object({
          items: z.array(listingView),
          nextCursor: z.string().nullable(),
          total: totalView,
          /** What was searched instead, because nothing has the words as they were typed. */
          corrected: z.string().nullable(),
          /** Null unless asked for. */
          facets: facetsView.nullable(),
        }),
      ),
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
export type SuggestionsView = z.infer<typeof suggestionsView>
export type VendorPage = z.infer<typeof vendorPage>
export type RatingView = z.infer<typeof ratingView>
export type FacetsView = z.infer<typeof facetsView>
export type ListingView = z.infer<typeof listingView>
export type ListingDetail = z.infer<typeof listingDetail>
