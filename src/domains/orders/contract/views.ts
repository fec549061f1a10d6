/** Shapes that several operations of orders share. */
import * as z from 'zod'
import { addressView } from '#platform/shared/address.ts'
import { imageView, moneyView } from '#platform/shared/contract.ts'
import { vendorView } from '../../catalog/contract.ts'
import { paymentView } from '../../payments/contract.ts'
import { ORDER_STANDINGS, ORDER_STATUSES, RETURN_REASONS, RETURN_STATUSES } from './states.ts'

export { ORDER_STANDINGS, ORDER_STATUSES, RETURN_REASONS, RETURN_STATUSES } from './states.ts'

/** Who did something: the shopper, somebody of the vendor, the operator, or Plaza by itself. */
export const SIDES = ['shopper', 'vendor', 'platform', 'system'] as const

export const MAX_PHOTOS = 4

export const orderId = z.string().max(64)
/** `ORD-…-1`: what one vendor has to do about an order. */
export const partNumber = z.string().max(70)
export const time = z.iso.datetime()

/** Units of lines, by their position in the order. Left out where all that can be is meant. */
export const chosenLines = z
  .array(z.object({ position: z.int().min(0), quantity: z.int().min(1).max(1_000_000) }))
  .min(1)
  .max(100)
  .refine((lines) => new Set(lines.map(({ position }) => position)).size === lines.length, 'a line twice')

export const chosenUnits = z.object({ position: z.int(), quantity: z.int() })

/** What a promotion took off goods or delivery, at the sale. */
export const orderPromotion = z.object({
  name: z.string(),
  code: z.string().nullable(),
  target: z.enum(['goods', 'delivery']),
  amount: moneyView,
})

/** `discount` is off the goods; what promotions took off delivery, `shipping` is without. */
export const amounts = {
  ...{ subtotal: moneyView, discount: moneyView, shipping: moneyView, tax: moneyView, total: moneyView },
  promotions: z.array(orderPromotion),
}

/** What units give back: their shares of goods, shipping and tax. */
export const refundView = z.object({ goods: moneyView, shipping: moneyView, tax: moneyView, total: moneyView })

export const orderLine = z.object({
  /** Its place in the order; what operations name it by. */
  position: z.int(),
  productId: z.string(),
  variantId: z.string(),
  name: z.string(),
  sku: z.string(),
  size: z.string().nullable(),
  color: z.string().nullable(),
  image: imageView.nullable(),
  quantity: z.int().min(1),
  unitPrice: moneyView,
  /** Before what promotions took off it. */
  lineTotal: moneyView,
  discount: moneyView,
  cancelled: z.int(),
  shipped: z.int(),
  returned: z.int(),
  /** Units that were paid back and stay with the shopper, or were lost. */
  refunded: z.int(),
  /** Units that can be cancelled now, and such that can be returned now. */
  cancellable: z.int(),
  returnable: z.int(),
})

export const parcelView = z.object({
  id: z.string(),
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string().nullable(),
  shippedAt: time,
  deliveredAt: time.nullable(),
  lines: z.array(chosenUnits),
})

/** What the shopper asked of the platform about a refused return, what the vendor says, and what was decided. */
const disputeView = z.object({
  words: z.string(),
  askedAt: time,
  /** The vendor's; empty until there is one. */
  answer: z.string(),
  answeredAt: time.nullable(),
  decision: z.enum(['refunded', 'dismissed']).nullable(),
  reason: z.string(),
  decidedAt: time.nullable(),
})

export const returnView = z.object({
  id: z.string(),
  status: z.enum(RETURN_STATUSES),
  reason: z.enum(RETURN_REASONS),
  comment: z.string(),
  /** Why the vendor refused; empty otherwise. */
  answer: z.string(),
  photos: z.array(imageView),
  requestedAt: time,
  lines: z.array(chosenUnits),
  /** What these units give back, or gave. */
  refund: refundView,
  dispute: disputeView.nullable(),
  /** Until when the platform can be asked about it; null when it cannot. */
  disputableUntil: time.nullable(),
  history: z.array(z.object({ status: z.enum(RETURN_STATUSES), at: time, side: z.enum(SIDES) })),
})

export const historyEntry = z.object({ status: z.enum(ORDER_STATUSES), at: time, side: z.enum(SIDES) })

export const orderPart = z.object({
  number: partNumber,
  vendor: vendorView,
  /** The vendor's own method, as it was at the sale; null where the one shipping rule was shared. */
  delivery: z.object({ kind: z.enum(['delivery', 'pickup']), name: z.string(), minDays: z.int(), maxDays: z.int() }).nullable(),
  status: z.enum(ORDER_STANDINGS),
  lines: z.array(orderLine).min(1),
  ...amounts,
  refunded: moneyView,
  parcels: z.array(parcelView),
  returns: z.array(returnView),
  history: z.array(historyEntry),
  /** Until when something of it can be returned; null when nothing can. */
  returnableUntil: time.nullable(),
})

export const orderView = z.object({
  id: z.string(),
  placedAt: time,
  status: z.enum(ORDER_STANDINGS),
  /** A guest's order reads `guest` (spec §3). */
  userId: z.string(),
  email: z.string(),
  shippingAddress: addressView,
  parts: z.array(orderPart).min(1),
  ...amounts,
  refunded: moneyView,
  /** The payment that counts; null for orders from before payments were kept. */
  payment: paymentView.nullable(),
  /** `actor` is `guest` or the member who bought. */
  history: z.array(historyEntry.extend({ actor: z.string() })).min(1),
})

export const partChoice = { orderId, number: partNumber, lines: chosenLines.optional() }

/** `left` is how many units of a line can be cancelled, or returned, at most. */
const unitsLeft = z.object({ lines: z.array(z.object({ position: z.int(), left: z.int().min(0) })).min(1) })

export const NOT_CANCELLABLE = { status: 409, data: unitsLeft } as const
export const NOT_RETURNABLE = { status: 409, data: unitsLeft } as const
/** Where it stands now; nothing was done. */
export const WRONG_STATUS = { status: 409, data: z.object({ status: z.string() }) } as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]
export type OrderStanding = (typeof ORDER_STANDINGS)[number]
export type ReturnStatus = (typeof RETURN_STATUSES)[number]
export type ReturnReason = (typeof RETURN_REASONS)[number]
export type Side = (typeof SIDES)[number]
export type OrderView = z.infer<typeof orderView>
export type PartView = z.infer<typeof orderPart>
export type LineView = z.infer<typeof orderLine>
export type ReturnView = z.infer<typeof returnView>
export type DisputeView = z.infer<typeof disputeView>
export type RefundView = z.infer<typeof refundView>
export type ChosenUnits = z.infer<typeof chosenUnits>
