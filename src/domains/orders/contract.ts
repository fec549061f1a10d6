/** What was bought: one order for the shopper, a part per vendor, every line as it was at the sale. */

import * as z from 'zod'
import { imageView, moneyView, read } from '#platform/shared/contract.ts'
import { vendorView } from '../catalog/contract.ts'

export const ORDER_STATUSES = ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled', 'Returned', 'Refunded'] as const

export const address = z.object({
  name: z.string().trim().min(1).max(120),
  line1: z.string().trim().min(1).max(200),
  line2: z.string().trim().max(200).optional(),
  city: z.string().trim().min(1).max(120),
  region: z.string().trim().max(120).optional(),
  postalCode: z.string().trim().min(1).max(20),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
  phone: z.string().trim().max(40).optional(),
})

export const orderLine = z.object({
  productId: z.string(),
  variantId: z.string(),
  name: z.string(),
  sku: z.string(),
  size: z.string().nullable(),
  color: z.string().nullable(),
  image: imageView.nullable(),
  quantity: z.int().min(1),
  unitPrice: moneyView,
  lineTotal: moneyView,
})

export const orderPart = z.object({
  /** `ORD-…-1`, `ORD-…-2`: the part of one vendor. */
  number: z.string(),
  vendor: vendorView,
  status: z.enum(ORDER_STATUSES),
  /** The vendor's own method, as it was at the sale; null where the one shipping rule was shared. */
  delivery: z.object({ kind: z.enum(['delivery', 'pickup']), name: z.string(), minDays: z.int(), maxDays: z.int() }).nullable(),
  lines: z.array(orderLine).min(1),
  subtotal: moneyView,
  shipping: moneyView,
  tax: moneyView,
  total: moneyView,
})

export const orderView = z.object({
  id: z.string(),
  placedAt: z.iso.datetime(),
  status: z.enum(ORDER_STATUSES),
  /** Members only later; a guest's order reads `guest` (spec §3). */
  userId: z.string(),
  email: z.string(),
  shippingAddress: address,
  parts: z.array(orderPart).min(1),
  subtotal: moneyView,
  shipping: moneyView,
  tax: moneyView,
  total: moneyView,
  history: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.iso.datetime(), actor: z.string() })).min(1),
})

export const orders = {
  /** For who holds the order's private link: the web by its cookie, others by the header `Plaza-Order-Link`. */
  get: read('anyone', '/orders/{orderId}')
    .input(z.object({ orderId: z.string().max(64) }))
    .output(orderView),
}

export type OrderStatus = (typeof ORDER_STATUSES)[number]
export type OrderView = z.infer<typeof orderView>
export type Address = z.infer<typeof address>
