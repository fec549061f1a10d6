/** The marketplace: listings, a read model fed by domain events (price, vendor, stock), and the product page. */

import * as z from 'zod'
import { imageView, moneyView, pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import {
  attributeView,
  categoryView,
  contentUnit,
  kindView,
  measure,
  optionView,
  personalFieldView,
  productDetails,
  productFilters,
  productId,
  productImage,
  soldIn,
  variantId,
  variantView,
  vendorDetail,
  vendorView,
} from '../catalog/contract.ts'
import { deliveryMethodView, traderView } from '../vendors/contract.ts'
import { questions } from './contract/questions.ts'
import { synonyms } from './contract/synonyms.ts'

export type { QuestionView } from './contract/questions.ts'
export type { SynonymGroupView } from './contract/synonyms.ts'

export const SORTS = ['relevance', 'newest', 'priceAscending', 'priceDescending', 'rating'] as const

/** `low` is at or under the reorder point: the shop says how many are left. */
export const availability = z.enum(['available', 'low', 'soldOut'])

/** Counts approved reviews; `average` has one decimal. */
export const ratingView = z.object({ average: z.number().min(1).max(5), count: z.int().min(1) })

export const listingView = z.object({
  productId,
  name: z.string(),
  category: categoryView,
  vendor: vendorView,
  /** Of one step of the measure. */
  price: moneyView,
  measure: soldIn,
  /** Compare-at price of the cheapest variant. */
  compareAt: moneyView.nullable(),
  priceVaries: z.boolean(),
  image: imageView.nullable(),
  /** A second picture, shown on hover. */
  hoverImage: imageView.nullable(),
  availability,
  colors: z.array(z.string()),
  sizes: z.array(z.string()),
  rating: ratingView.nullable(),
  /** For promotions, as are the ids of all its collections. */
  tags: z.array(z.string()),
  collectionIds: z.array(z.string()),
})

/** One or several values of a facet, combined with OR. */
const chosen = z
  .union([singleLineText(100), z.array(singleLineText(100)).max(50)])
  .transform((value) => (typeof value === 'string' ? [value] : value))
const choices = chosen.optional()

/** The most options by which a list is filtered at once. */
const MAX_FILTERED_OPTIONS = 8

/** OR within a facet, AND across. Values of several options mean one variant that has them all; with `stock`, one that can be bought. */
export const listingFilters = {
  q: productFilters.q,
  category: choices,
  vendor: choices,
  /** Slugs of collections. One that was chosen by hand is listed in its order when `sort` is left out. */
  collection: choices,
  /** In any case. */
  tag: choices,
  /** The same as in `attributes`. */
  color: choices,
  size: choices,
  /** Values by the key of an option, such as `{ material: ["oak"] }`. A key that no listing has is ignored. */
  attributes: z
    .record(singleLineText(100).min(1), chosen)
    .refine((values) => Object.keys(values).length <= MAX_FILTERED_OPTIONS, {
      params: { rule: 'maxLength', max: MAX_FILTERED_OPTIONS },
    })
    .optional(),
  /** Minimum average stars. */
  rating: z.int().min(1).max(4).optional(),
  stock: z.enum(['inStock', 'soldOut']).optional(),
  minPriceMinor: productFilters.minPriceMinor,
  maxPriceMinor: productFilters.maxPriceMinor,
}

const count = z.int().min(0)

/** All facet values; each count is the number of results after choosing only that value of its facet. */
export const facetsView = z.object({
  categories: z.array(categoryView.extend({ parent: z.string().nullable(), count })),
  vendors: z.array(vendorView.extend({ count })),
  ratings: z.array(z.object({ stars: z.int(), count })),
  /** Options that some listing has under the other filters, color and size first; names and labels are in the reader's language. */
  attributes: z.array(
    z.object({ key: z.string(), name: z.string(), values: z.array(z.object({ value: z.string(), label: z.string(), count })) }),
  ),
  stock: z.object({ inStock: count, soldOut: count }),
  /** Ascending; both ends are inclusive and the last band has no upper end. */
  prices: z.array(z.object({ fromMinor: z.int(), toMinor: z.int().nullable(), count })),
})

const collectionLink = z.object({ slug: z.string(), name: z.string() })

export const listingDetail = z.object({
  productId,
  name: z.string(),
  description: z.string(),
  /** Sanitized HTML; empty: nothing in the description is formatted. */
  descriptionHtml: z.string(),
  /** The description for search engines. */
  seo: z.object({ title: z.string(), description: z.string() }),
  category: categoryView,
  /** `rating` counts approved reviews of all the vendor's products; `average` has one decimal. */
  vendor: vendorDetail.extend({ rating: ratingView.nullable() }),
  images: z.array(productImage),
  details: productDetails.omit({ hsCode: true }),
  attributes: z.array(attributeView),
  /** The published ones of the vendor and of the platform. */
  collections: z.array(collectionLink),
  /** Of all its collections, for promotions. */
  collectionIds: z.array(z.string()),
  options: z.array(optionView),
  measure,
  contentUnit,
  kind: kindView.kind,
  leadDays: kindView.leadDays,
  personalization: z.array(personalFieldView),
  price: moneyView,
  priceVaries: z.boolean(),
  variants: z
    .array(
      variantView.extend({
        availability,
        /** Units left; null when stock is untracked or plentiful. */
        left: z.int().min(0).nullable(),
      }),
    )
    .min(1),
  /** The first and the last day on which an order placed now may arrive; null when nothing is shipped. */
  delivery: z
    .object({
      from: z.iso.date(),
      to: z.iso.date(),
      /** The vendor's first delivery method; null when its goods share the platform's shipping rule. */
      method: deliveryMethodView.nullable(),
      /** The platform's shipping rule: free strictly over `freeOver`, else `fee`. */
      shared: z.object({ freeOver: moneyView, fee: moneyView }),
    })
    .nullable(),
  /** Up to four other products of the same vendor. */
  sameVendor: z.array(listingView),
  /** Up to eight products of other vendors in the same category. */
  similar: z.array(listingView),
})

/** Limits of a wishlist and of recently viewed products. */
export const MAX_WISHES = 500
export const MAX_VIEWS = 24

/** The words that were searched, because no product has all typed ones, and the words left out; null when all were searched. */
const fewerWords = z.object({ q: z.string(), without: z.array(z.string()) }).nullable()

export const suggestionsView = z.object({
  products: z.array(z.object({ productId, name: z.string(), vendor: vendorView, price: moneyView, image: imageView.nullable() })),
  /** The categories with most matches. */
  categories: z.array(categoryView.extend({ count })),
  vendors: z.array(vendorView),
  total: totalView,
  corrected: z.string().nullable(),
  fewer: fewerWords,
})

export const vendorPage = vendorView.extend({
  tagline: z.string(),
  description: z.string(),
  logo: imageView.nullable(),
  banner: imageView.nullable(),
  /** The day the vendor returns from vacation; nothing can be bought before. Null when it is not away. */
  awayUntil: z.iso.date().nullable(),
  /** Across all its products; null without reviews. */
  rating: ratingView.nullable(),
  /** The vendor's own texts; null when it wrote none. */
  policies: z.object({ shipping: z.string().nullable(), returns: z.string().nullable() }),
  /** The business that sells here; null: the shop hasn't said that it is one. */
  trader: traderView.nullable(),
  since: z.iso.datetime(),
  productCount: count,
  /** The newest published ones. */
  collections: z.array(collectionLink),
})

export const collectionPage = collectionLink.extend({
  description: z.string(),
  /** Null: a collection of the platform. */
  vendor: vendorView.nullable(),
  /** Its products were chosen by hand and have an order. */
  ordered: z.boolean(),
  /** Products on sale. */
  productCount: count,
  /** The picture of its first product. */
  image: imageView.nullable(),
})

const wishesFull = { WISHES_FULL: { status: 409, data: z.object({ most: z.int() }) } } as const
const nothing = z.object({})
const vendorSlug = z.object({ slug: idText(100) })
const collectionSlug = z.object({ slug: idText(100) })

export const marketplace = {
  /** Suggestions for a partial query. */
  suggest: read('anyone', '/marketplace/suggestions')
    .input(z.object({ q: singleLineText(100).min(1) }))
    .output(suggestionsView),
  vendors: {
    get: read('anyone', '/marketplace/vendors/{slug}').input(vendorSlug).output(vendorPage),
    /** The shops of a person that are open to everybody. A person whom the caller does not see is NOT_FOUND. */
    ofPerson: read('member', '/people/{userId}/vendors')
      .input(z.object({ userId: idText(64) }))
      .output(z.object({ items: z.array(vendorView.extend({ tagline: z.string(), logo: imageView.nullable() })) })),
    /** Whether the member follows the vendor. */
    followed: read('member', '/marketplace/vendors/{slug}/follow')
      .input(vendorSlug)
      .output(z.object({ following: z.boolean() })),
    /** The member hears of the vendor’s new products and restocks. */
    follow: write('member', 'PUT', '/marketplace/vendors/{slug}/follow')
      .input(vendorSlug)
      .output(z.object({ following: z.boolean() })),
    unfollow: write('member', 'DELETE', '/marketplace/vendors/{slug}/follow')
      .input(vendorSlug)
      .output(z.object({ following: z.boolean() })),
  },
  collections: {
    get: read('anyone', '/marketplace/collections/{slug}').input(collectionSlug).output(collectionPage),
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
  /** A member's recently viewed products. */
  viewed: {
    list: read('member', '/marketplace/viewed').output(z.object({ items: z.array(listingView) })),
    record: write('member', 'PUT', '/marketplace/viewed/{productId}').input(z.object({ productId })).output(nothing),
    clear: write('member', 'DELETE', '/marketplace/viewed').output(nothing),
    /** Tracks a product view anonymously. The answer is the same whether or not it counts. */
    track: write('anyone', 'POST', '/marketplace/views/{productId}', { webOnly: true, anonymous: true })
      .input(z.object({ productId }))
      .output(nothing),
  },
  /** Back-in-stock notices: one email per request. */
  notices: {
    /** Members get the email at their own address; `email` is a guest's. */
    request: write('anyone', 'POST', '/marketplace/stock-notices', {
      // The email may not belong to the person who asks.
      limits: [
        { per: 'address', calls: 30, seconds: 3600 },
        { per: 'guestEmail', calls: 20, seconds: 24 * 3600 },
      ],
    })
      .input(z.object({ variantId, email: z.email().max(254).optional() }))
      .output(nothing)
      .errors({ NOT_SOLD_OUT: { status: 409 } }),
    /** Variants for which the member has a pending notice. */
    mine: read('member', '/marketplace/stock-notices').output(z.object({ variantIds: z.array(variantId) })),
    cancel: write('member', 'DELETE', '/marketplace/stock-notices/{variantId}').input(z.object({ variantId })).output(nothing),
    /** Cancels all notices of the email's recipient. */
    cancelByLink: write('anyone', 'POST', '/marketplace/stock-notices/cancellation')
      .input(z.object({ token: idText(64).min(20) }))
      .output(nothing),
  },
  listings: {
    /** Listings by id, in the given order; those off sale are omitted. */
    some: read('anyone', '/marketplace/some-listings')
      .input(z.object({ ids: z.array(idText(64)).max(MAX_VIEWS) }))
      .output(z.object({ items: z.array(listingView) })),
    list: read('anyone', '/marketplace/listings')
      .input(z.object({ ...listingFilters, sort: z.enum(SORTS).optional(), facets: z.boolean().default(false), ...pageInput }))
      .output(
        z.object({
          items: z.array(listingView),
          nextCursor: z.string().nullable(),
          total: totalView,
          /** The corrected query that was searched instead, because nothing matches the original words. */
          corrected: z.string().nullable(),
          fewer: fewerWords,
          /** Null unless requested. */
          facets: facetsView.nullable(),
        }),
      ),
    get: read('anyone', '/marketplace/listings/{productId}')
      .input(z.object({ productId: idText(64) }))
      .output(listingDetail),
  },
  questions,
  admin: { synonyms },
  overview: {
    /** Landing page sections: categories with counts and pictures, newest listings, vendors. */
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
export type CollectionPage = z.infer<typeof collectionPage>
export type RatingView = z.infer<typeof ratingView>
export type FacetsView = z.infer<typeof facetsView>
export type ListingView = z.infer<typeof listingView>
export type ListingDetail = z.infer<typeof listingDetail>
