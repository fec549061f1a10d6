/**
 * The cart of a guest or a member. A line is a variant and how many; the same variant never has two lines in the cart, nor two among
 * those saved for later.
 */

import * as z from 'zod'
import { imageView, moneyView, read, write } from '#platform/shared/contract.ts'
import { productId, variantId, vendorView } from '../catalog/contract.ts'
import { codeProblem, typedCode } from '../promotions/contract.ts'
import { deliveryMethodView, methodId } from '../vendors/contract.ts'
import { settings } from './contract/settings.ts'

export type { CartSettings } from './contract/settings.ts'

/** The most of one variant a cart holds, and the most lines. */
export const MAX_QUANTITY = 999
export const MAX_LINES = 100

/** The subject that led somebody to a thing: a post, an article, a block of a store. */
export const lineSource = z.object({ type: z.string().regex(/^[a-z][A-Za-z]{0,39}$/), id: z.string().min(1).max(64) })

/** The rule behind each amount, so that a total can be followed. Amounts of all rows but `goods` and the subtotal add up to the total. */
export const totalsRow = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('goods'), amount: moneyView, vendor: vendorView }),
  /** Less than zero. Off the goods or off delivery; by a vendor, or (null) by the platform; by a code, or (null) by itself. */
  z.object({
    rule: z.literal('promotion'),
    amount: moneyView,
    target: z.enum(['goods', 'delivery']),
    name: z.string(),
    code: z.string().nullable(),
    vendor: vendorView.nullable(),
  }),
  /** The one rule: free strictly over `freeOver` of `goods`, else `fee`; shared by these vendors. */
  z.object({
    rule: z.literal('sharedShipping'),
    amount: moneyView,
    goods: moneyView,
    freeOver: moneyView,
    fee: moneyView,
    vendors: z.array(vendorView),
  }),
  z.object({ rule: z.literal('method'), amount: moneyView, goods: moneyView, vendor: vendorView, method: deliveryMethodView }),
  z.object({ rule: z.literal('tax'), amount: moneyView, goods: moneyView, percent: z.number() }),
])

export const totalsView = z.object({
  subtotal: moneyView,
  /** What promotions take off the goods; what they take off delivery, `shipping` is without. */
  discount: moneyView,
  shipping: moneyView,
  tax: moneyView,
  total: moneyView,
  /** What is missing to free shipping by the one rule; null when it is free already, or no goods are under that rule. */
  toFreeShipping: moneyView.nullable(),
  rows: z.array(totalsRow),
})

export const cartLine = z.object({
  variantId,
  productId,
  /** Empty when the product does not exist any more. */
  name: z.string(),
  sku: z.string(),
  size: z.string().nullable(),
  color: z.string().nullable(),
  vendor: vendorView,
  image: imageView.nullable(),
  quantity: z.int().min(1),
  unitPrice: moneyView,
  /** Before what promotions take off it, which is `discount`. */
  lineTotal: moneyView,
  discount: moneyView,
  /** The unit price its owner saw last, where it is another one now; null where it is the same. */
  priceBefore: moneyView.nullable(),
  /** `gone`: no longer sold; `notEnough`: fewer are left than the line wants. Both keep the cart from checking out. */
  notice: z.enum(['gone', 'away', 'own', 'notEnough']).nullable(),
  /** The day its vendor is back, with the notice `away`. */
  awayUntil: z.iso.date().nullable(),
  /** Units left when that is fewer than a shopper could want; null when plenty or untracked. */
  left: z.int().min(0).nullable(),
})

/** How one vendor's goods come: by the method chosen among its own, or, without any, by the one rule over the cart. */
export const cartDelivery = z.object({
  vendor: vendorView,
  methods: z.array(deliveryMethodView),
  /** Null shares the one rule. */
  chosen: methodId.nullable(),
  /** What the method chosen takes; null shares the one rule. */
  shipping: moneyView.nullable(),
})

export const cartView = z.object({
  lines: z.array(cartLine),
  /** Saved for later: of no account for totals and orders. */
  saved: z.array(cartLine),
  deliveries: z.array(cartDelivery),
  /** Codes that were entered, in order; `problem`: why one takes nothing off right now. */
  codes: z.array(z.object({ code: z.string(), problem: codeProblem.nullable() })),
  itemCount: z.int().min(0),
  totals: totalsView,
})

/** No cart holds anything for anybody: what was put in without a connection is capped and priced when it arrives. */
const offline = { offline: true } as const

/** A cart after a change. `cappedTo` is set when the line holds fewer units than asked for, because no more are left. */
export const changedCartView = cartView.extend({ cappedTo: z.int().min(1).nullable() })

const quantity = z.int().min(1).max(MAX_QUANTITY)

const cartFailures = {
  PRODUCT_GONE: { status: 409 },
  /** Its vendor is away; `until` is the day it is back. */
  VENDOR_AWAY: { status: 409, data: z.object({ until: z.iso.date() }) },
  /** Nobody buys from a workspace they are in. */
  OWN_PRODUCT: { status: 403 },
  /** None is left at all. With some left the line is capped instead. */
  SOLD_OUT: { status: 409 },
  CART_FULL: { status: 409, data: z.object({ maxLines: z.int() }) },
} as const

/** `missing` is what the goods it is about have to cost more. */
const codeFailures = {
  CODE_UNKNOWN: { status: 404 },
  CODE_ENDED: { status: 409 },
  CODE_NOT_YET: { status: 409, data: z.object({ startsAt: z.iso.datetime() }) },
  CODE_USED_UP: { status: 409 },
  CODE_USED_BY_YOU: { status: 409 },
  CODE_OTHER_GOODS: { status: 409 },
  CODE_NEEDS_MORE: { status: 409, data: z.object({ missing: moneyView }) },
  CODE_NEEDS_UNITS: { status: 409, data: z.object({ missingUnits: z.int() }) },
  CODE_CHANGES_NOTHING: { status: 409 },
} as const

export const cart = {
  ...settings,
  get: read('anyone', '/cart').output(cartView),
  addLine: write('anyone', 'POST', '/cart/lines', offline)
    .input(z.object({ variantId, quantity: quantity.default(1), source: lineSource.optional() }))
    .output(changedCartView)
    .errors(cartFailures),
  /** Zero or less removes the line. */
  setQuantity: write('anyone', 'PUT', '/cart/lines/{variantId}', offline)
    .input(z.object({ variantId, quantity: z.int().max(MAX_QUANTITY) }))
    .output(changedCartView)
    .errors(cartFailures),
  clear: write('anyone', 'DELETE', '/cart/lines', offline).output(cartView),
  /** Undoes taking out, for a day: lines come back where they were, as they were. What was put in anew meanwhile stays as it is. */
  restore: write('anyone', 'POST', '/cart/restored', offline)
    .input(z.object({ variantIds: z.array(variantId).min(1).max(MAX_LINES), place: z.enum(['cart', 'saved']).default('cart') }))
    .output(cartView)
    .errors({ CART_FULL: cartFailures.CART_FULL }),
  /** Says that today's prices were seen, as they stood on the screen. */
  acceptPrices: write('anyone', 'POST', '/cart/prices', offline)
    .input(
      z.object({
        lines: z
          .array(z.object({ variantId, unitPriceMinor: z.int().min(0) }))
          .min(1)
          .max(2 * MAX_LINES),
      }),
    )
    .output(cartView),
  saveForLater: write('anyone', 'POST', '/cart/saved', offline)
    .input(z.object({ variantId }))
    .output(cartView)
    .errors({ CART_FULL: cartFailures.CART_FULL }),
  /** From saved for later into the cart, as many as can be had. */
  moveToCart: write('anyone', 'POST', '/cart/saved/{variantId}', offline)
    .input(z.object({ variantId }))
    .output(changedCartView)
    .errors(cartFailures),
  dropSaved: write('anyone', 'DELETE', '/cart/saved/{variantId}', offline).input(z.object({ variantId })).output(cartView),
  /** One of a vendor's own methods; NOT_FOUND when it is not offered. */
  chooseDelivery: write('anyone', 'PUT', '/cart/delivery', offline).input(z.object({ methodId })).output(cartView),
  /** However it is typed. One that has nothing to say about this cart is refused, with why; at most five are kept. */
  enterCode: write('anyone', 'POST', '/cart/codes')
    .input(z.object({ code: typedCode }))
    .output(cartView)
    .errors(codeFailures),
  dropCode: write('anyone', 'DELETE', '/cart/codes/{code}')
    .input(z.object({ code: typedCode }))
    .output(cartView),
  /**
   * After a login inside checkout: the cart is what stood on the screen, everything else in it is saved for later
   * (docs/tour.md, rule 28).
   */
  keepOnly: write('anyone', 'PUT', '/cart/lines')
    .input(z.object({ lines: z.array(z.object({ variantId, quantity })).min(1).max(MAX_LINES) }))
    .output(cartView),
}

export type CartView = z.infer<typeof cartView>
export type ChangedCartView = z.infer<typeof changedCartView>
export type CartLine = z.infer<typeof cartLine>
export type CartDelivery = z.infer<typeof cartDelivery>
export type LineSource = z.infer<typeof lineSource>
export type TotalsView = z.infer<typeof totalsView>
export type TotalsRow = z.infer<typeof totalsRow>
