/**
 * The cart of a guest or a member. A line is a variant with its personalization and a quantity; it is at most once in the cart and once among
 * those saved for later.
 */

import * as z from 'zod'
import { countryCode } from '#platform/shared/address.ts'
import { imageView, MAX_AMOUNT_MINOR, moneyView, read, write } from '#platform/shared/contract.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import {
  kindView,
  measure,
  personalInput,
  personalValueView,
  productId,
  variantId,
  variantOption,
  vendorView,
} from '../catalog/contract.ts'
import { quoteToken } from '../crm/contract.ts'
import { paymentMethod } from '../payments/contract.ts'
import { codeProblem, typedCode } from '../promotions/contract.ts'
import { deliveryMethodView, methodId } from '../vendors/contract.ts'
import { settings } from './contract/settings.ts'

export type { CartSettings } from './contract/settings.ts'

/** Limits: units of one variant, and lines. */
export const MAX_QUANTITY = 999
export const MAX_LINES = 100

/** The resource that led to a line: a post, an article, a block of a store. */
export const lineSource = z.object({ type: z.string().regex(/^[a-z][A-Za-z]{0,39}$/), id: idText(64).min(1) })

/** The rule behind each amount. All rows except `items` and the subtotal add up to the total. */
export const totalsRow = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('items'), amount: moneyView, vendor: vendorView }),
  /**
   * A discount, below zero, on items or delivery. The vendor is null for the platform's promotions; the code is null for automatic ones.
   */
  z.object({
    rule: z.literal('promotion'),
    amount: moneyView,
    target: z.enum(['items', 'delivery']),
    name: z.string(),
    code: z.string().nullable(),
    vendor: vendorView.nullable(),
    /** Whether it still applies when the shopper pays on delivery. */
    onDelivery: z.boolean(),
  }),
  /** The platform's shipping rule, shared by these vendors: free strictly over `freeOver` of `goods`, else `fee`. */
  z.object({
    rule: z.literal('sharedShipping'),
    amount: moneyView,
    goods: moneyView,
    freeOver: moneyView,
    fee: moneyView,
    vendors: z.array(vendorView),
  }),
  z.object({
    rule: z.literal('method'),
    amount: moneyView,
    goods: moneyView,
    vendor: vendorView,
    method: deliveryMethodView,
    /** The zone and the tier that decided: up to and including `upTo` grams or minor units. Null for a method with one price. */
    zone: z.object({ name: z.string(), by: z.enum(['weight', 'amount']), upTo: z.int() }).nullable(),
    /** The address isn't known yet, and the fee depends on it: this is the lowest. */
    estimate: z.boolean(),
  }),
  z.object({ rule: z.literal('tax'), amount: moneyView, goods: moneyView, percent: z.number() }),
])

export const totalsView = z.object({
  subtotal: moneyView,
  /** Promotions on items; `shipping` is already reduced by promotions on delivery. */
  discount: moneyView,
  shipping: moneyView,
  tax: moneyView,
  total: moneyView,
  /** The amount missing to free shipping by the platform's rule; null when it is free or no items fall under the rule. */
  toFreeShipping: moneyView.nullable(),
  rows: z.array(totalsRow),
  /** What each vendor's part costs; together the total. A shopper who pays on delivery pays it to that vendor. */
  vendors: z.array(z.object({ vendor: vendorView, total: moneyView })),
})

/** The variant, followed by a digest of its personalization if it has one. */
export const lineId = z.string().regex(/^var_[0-9a-z]{26}(\.[0-9a-f]{32})?$/)

export const cartLine = z.object({
  id: lineId,
  variantId,
  productId,
  /** Empty when the product was deleted. */
  name: z.string(),
  sku: z.string(),
  options: z.array(variantOption),
  personalization: z.array(personalValueView),
  vendor: vendorView,
  kind: kindView.kind,
  leadDays: kindView.leadDays,
  image: imageView.nullable(),
  /** Steps of the measure: 3 is 300 g where a step is 100 g. */
  quantity: z.int().min(1),
  measure,
  /** The least and the most of this line, given the other lines of the variant; stock is `left`. */
  least: z.int(),
  most: z.int(),
  /** Of one step. */
  unitPrice: moneyView,
  /** Before `discount`. */
  lineTotal: moneyView,
  discount: moneyView,
  /** The last unit price the owner saw, when it has changed since; else null. */
  priceBefore: moneyView.nullable(),
  /**
   * Reasons that block checkout: `gone` (no longer sold), `away` (vendor on vacation), `own` (own workspace's product), `notEnough` (fewer
   * left than wanted), `amount` (under the minimum or over the maximum of the product), `personalization` (its fields have changed).
   */
  notice: z.enum(['gone', 'away', 'own', 'notEnough', 'amount', 'personalization']).nullable(),
  /** The day the vendor returns, with the notice `away`. */
  awayUntil: z.iso.date().nullable(),
  /** Units left for this line when stock is short; null when plentiful or untracked. */
  left: z.int().min(0).nullable(),
})

/** Delivery of the items of one vendor that are shipped: by its chosen method or, if it has none, by the platform's rule. */
export const cartDelivery = z.object({
  vendor: vendorView,
  methods: z.array(
    deliveryMethodView.extend({
      /** For this cart. */
      fee: moneyView,
      /** Why it can't be ordered: it doesn't deliver there (`place`), or not so much (`parcel`). */
      refused: z.enum(['place', 'parcel']).nullable(),
      /** As in `totals.rows`. */
      estimate: z.boolean(),
    }),
  ),
  /** Null when the platform's rule applies. */
  chosen: methodId.nullable(),
  /** The chosen method's fee; null when the platform's rule applies. */
  shipping: moneyView.nullable(),
  /** The first and the last day on which an order placed now may arrive, or be collected. */
  arrives: z.object({ from: z.iso.date(), to: z.iso.date() }),
})

export const cartView = z.object({
  /** The accepted quote that the cart holds in place of lines: they can't be changed, and promotions don't apply. */
  quote: z.object({ number: z.string() }).nullable(),
  lines: z.array(cartLine),
  /** Lines saved for later; not part of totals and orders. */
  saved: z.array(cartLine),
  deliveries: z.array(cartDelivery),
  /** Entered codes in order; `problem` says why a code currently has no effect. */
  codes: z.array(z.object({ code: z.string(), problem: codeProblem.nullable() })),
  itemCount: z.int().min(0),
  /** Whether something is delivered to an address. Otherwise checkout asks only for a name. */
  needsAddress: z.boolean(),
  /** Whether these products can be paid on delivery. */
  payOnDelivery: z.boolean(),
  totals: totalsView,
})

/** Carts reserve nothing, so offline additions are capped and priced when they reach the server. */
const offline = { offline: true } as const

/** A cart after a change. `cappedTo` is set when fewer units were added than requested because no more are left. */
export const changedCartView = cartView.extend({ cappedTo: z.int().min(1).nullable() })

const quantity = z.int().min(1).max(MAX_QUANTITY)

const cartFailures = {
  PRODUCT_GONE: { status: 409 },
  /** The vendor is on vacation; `until` is the day it returns. */
  VENDOR_AWAY: { status: 409, data: z.object({ until: z.iso.date() }) },
  /** Members cannot buy from their own workspace. */
  OWN_PRODUCT: { status: 403 },
  /** Nothing is left. If some are left, the line is capped instead. */
  SOLD_OUT: { status: 409 },
  CART_FULL: { status: 409, data: z.object({ maxLines: z.int() }) },
} as const

/** `missing` is the amount or number of eligible items still required. */
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
  CODE_NOT_FOR_YOU: { status: 409 },
} as const

export const cart = {
  ...settings,
  /**
   * With a payment method, at the prices for it: some promotions leave out payment on delivery. With a country, at the delivery fees for that
   * address; without the postal code (empty if the address has none) fees of zones are estimates.
   */
  get: read('anyone', '/cart')
    .input(
      z
        .object({
          payment: paymentMethod.optional(),
          country: countryCode.optional(),
          region: singleLineText(120).optional(),
          postalCode: singleLineText(20).optional(),
        })
        .optional(),
    )
    .output(cartView),
  /**
   * Without a quantity: the least that is sold. INVALID_INPUT tells the amounts that are sold, and of personalization each field (by its id in
   * the path) with what is allowed. Stock and amounts apply to all lines of a variant together.
   */
  addLine: write('anyone', 'POST', '/cart/lines', offline)
    .input(z.object({ variantId, quantity: quantity.optional(), personalization: personalInput.optional(), source: lineSource.optional() }))
    .output(changedCartView)
    .errors(cartFailures),
  /** Zero or less removes the line. */
  setQuantity: write('anyone', 'PUT', '/cart/lines/{lineId}', offline)
    .input(z.object({ lineId, quantity: z.int().min(-MAX_QUANTITY).max(MAX_QUANTITY) }))
    .output(changedCartView)
    .errors(cartFailures),
  clear: write('anyone', 'DELETE', '/cart/lines', offline).output(cartView),
  /** Restores removed lines within a day, as they were. Lines that were added again in between are left unchanged. */
  restore: write('anyone', 'POST', '/cart/restored', offline)
    .input(z.object({ lineIds: z.array(lineId).min(1).max(MAX_LINES), place: z.enum(['cart', 'saved']).default('cart') }))
    .output(cartView)
    .errors({ CART_FULL: cartFailures.CART_FULL }),
  /** Confirms the prices shown on the screen. */
  acceptPrices: write('anyone', 'POST', '/cart/prices', offline)
    .input(
      z.object({
        lines: z
          .array(z.object({ lineId, unitPriceMinor: z.int().min(0).max(MAX_AMOUNT_MINOR) }))
          .min(1)
          .max(2 * MAX_LINES),
      }),
    )
    .output(cartView),
  saveForLater: write('anyone', 'POST', '/cart/saved', offline)
    .input(z.object({ lineId }))
    .output(cartView)
    .errors({ CART_FULL: cartFailures.CART_FULL }),
  /** Moves a saved line to the cart, capped by stock. */
  moveToCart: write('anyone', 'POST', '/cart/saved/{lineId}', offline)
    .input(z.object({ lineId }))
    .output(changedCartView)
    .errors(cartFailures),
  dropSaved: write('anyone', 'DELETE', '/cart/saved/{lineId}', offline).input(z.object({ lineId })).output(cartView),
  /** Chooses one of a vendor's own methods; NOT_FOUND when it is not offered. */
  chooseDelivery: write('anyone', 'PUT', '/cart/delivery', offline).input(z.object({ methodId })).output(cartView),
  /** Case and spaces don't matter. A code with no effect on this cart is rejected with the reason; at most five are kept. */
  enterCode: write('anyone', 'POST', '/cart/codes', {
    // Against guessing (ASVS 2.4.1).
    limits: [
      { per: 'address', calls: 60, seconds: 3600 },
      { per: 'person', calls: 20, seconds: 3600 },
    ],
  })
    .input(z.object({ code: typedCode }))
    .output(cartView)
    .errors(codeFailures),
  dropCode: write('anyone', 'DELETE', '/cart/codes/{code}')
    .input(z.object({ code: typedCode }))
    .output(cartView),
  /**
   * Puts the accepted quote of a private link into the cart; what was in it is saved for later. Adding a product takes the quote out again.
   * QUOTE_ENDED: it was ordered, or its last day is over.
   */
  takeQuote: write('anyone', 'PUT', '/cart/quote', { limits: [{ per: 'address', calls: 300, seconds: 600 }] })
    .input(z.object({ token: quoteToken }))
    .output(cartView)
    .errors({ QUOTE_ENDED: { status: 409 } }),
  /** The quote stays accepted. */
  dropQuote: write('anyone', 'DELETE', '/cart/quote').output(cartView),
  /** Used after a login inside checkout: keeps the lines that were on the screen and saves all others for later (docs/tour.md, rule 28). */
  keepOnly: write('anyone', 'PUT', '/cart/lines')
    .input(z.object({ lines: z.array(z.object({ lineId, quantity })).min(1).max(MAX_LINES) }))
    .output(cartView),
}

export type CartView = z.infer<typeof cartView>
export type ChangedCartView = z.infer<typeof changedCartView>
export type CartLine = z.infer<typeof cartLine>
export type CartDelivery = z.infer<typeof cartDelivery>
export type LineSource = z.infer<typeof lineSource>
export type TotalsView = z.infer<typeof totalsView>
export type TotalsRow = z.infer<typeof totalsRow>
