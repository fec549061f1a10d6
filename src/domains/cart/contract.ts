/** The cart of a guest (later also of a member). A line is a variant and how many; the same variant never has two lines. */

import * as z from 'zod'
import { imageView, moneyView, read, write } from '#platform/shared/contract.ts'
import { productId, variantId, vendorView } from '../catalog/contract.ts'

/** The most of one variant a cart holds, and the most lines. */
export const MAX_QUANTITY = 999
export const MAX_LINES = 100

export const totalsView = z.object({
  subtotal: moneyView,
  shipping: moneyView,
  tax: moneyView,
  total: moneyView,
  /** What is missing to free shipping; null when shipping is free already. */
  toFreeShipping: moneyView.nullable(),
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
  lineTotal: moneyView,
  /** `gone`: no longer sold; `notEnough`: fewer are left than the line wants. Both keep the cart from checking out. */
  notice: z.enum(['gone', 'notEnough']).nullable(),
  /** Units left when that is fewer than a shopper could want; null when plenty or untracked. */
  left: z.int().min(0).nullable(),
})

export const cartView = z.object({ lines: z.array(cartLine), itemCount: z.int().min(0), totals: totalsView })

/** No cart holds anything for anybody: what was put in without a connection is capped and priced when it arrives. */
const offline = { offline: true } as const

/** A cart after a change. `cappedTo` is set when the line holds fewer units than asked for, because no more are left. */
export const changedCartView = cartView.extend({ cappedTo: z.int().min(1).nullable() })

const cartFailures = {
  PRODUCT_GONE: { status: 409 },
  /** None is left at all. With some left the line is capped instead. */
  SOLD_OUT: { status: 409 },
  CART_FULL: { status: 409, data: z.object({ maxLines: z.int() }) },
} as const

export const cart = {
  get: read('anyone', '/cart').output(cartView),
  addLine: write('anyone', 'POST', '/cart/lines', offline)
    .input(z.object({ variantId, quantity: z.int().min(1).max(MAX_QUANTITY).default(1) }))
    .output(changedCartView)
    .errors(cartFailures),
  /** Zero or less removes the line. */
  setQuantity: write('anyone', 'PUT', '/cart/lines/{variantId}', offline)
    .input(z.object({ variantId, quantity: z.int().max(MAX_QUANTITY) }))
    .output(changedCartView)
    .errors(cartFailures),
  clear: write('anyone', 'DELETE', '/cart/lines', offline).output(cartView),
}

export type CartView = z.infer<typeof cartView>
export type ChangedCartView = z.infer<typeof changedCartView>
export type CartLine = z.infer<typeof cartLine>
export type TotalsView = z.infer<typeof totalsView>
