/** Schemas shared by several operations of orders. */
import * as z from 'zod'
import { addressView } from '#platform/shared/address.ts'
import { imageView, moneyView } from '#platform/shared/contract.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import { bundlePart, kindView, personalValueView, soldIn, variantOption, vendorView } from '../../catalog/contract.ts'
import { paymentView } from '../../payments/contract.ts'
import {
  ORDER_DISPLAY_STATUSES,
  ORDER_STATUSES,
  type PROPOSAL_KINDS,
  type PROPOSAL_STATUSES,
  type PROPOSAL_STEPS,
  RETURN_REASONS,
  RETURN_STATUSES,
} from './states.ts'

export { ORDER_DISPLAY_STATUSES, ORDER_STATUSES, RETURN_REASONS, RETURN_STATUSES } from './states.ts'

/** Who acted: the shopper, a team member of the vendor, an administrator (`platform`), or Plaza automatically (`system`). */
export const SIDES = ['shopper', 'vendor', 'platform', 'system'] as const

export const MAX_PHOTOS = 4

export const PARCEL_KINDS = ['parcel', 'digital', 'service'] as const

export const orderId = idText(64)
/** `ORD-…-1`: number of the part of an order that one vendor fulfils. */
export const partNumber = idText(70)
export const time = z.iso.datetime()

/** Units of lines, by their position in the order. Operations that omit it mean all possible units. */
/** Units of batches or serial numbers. */
export const chosenLots = z
  .array(z.object({ variantId: idText(64), number: singleLineText(100).min(1), quantity: z.int().min(1).max(1_000_000) }))
  .max(500)

export const chosenLines = z
  .array(z.object({ position: z.int().min(0).max(10_000), quantity: z.int().min(1).max(1_000_000) }))
  .min(1)
  .max(100)
  .refine((lines) => new Set(lines.map(({ position }) => position)).size === lines.length, 'a line twice')

/** The same, with an exception from what is done with the other lines. */
export const receivedLines = z
  .array(z.object({ position: z.int().min(0).max(10_000), quantity: z.int().min(1).max(1_000_000), restock: z.boolean().optional() }))
  .min(1)
  .max(100)
  .refine((lines) => new Set(lines.map(({ position }) => position)).size === lines.length, 'a line twice')

export const chosenUnits = z.object({ position: z.int(), quantity: z.int() })

/** Discount of one promotion on items or shipping, as it was at the sale. */
export const orderPromotion = z.object({
  name: z.string(),
  code: z.string().nullable(),
  target: z.enum(['items', 'delivery']),
  amount: moneyView,
})

/** `discount` applies to the items; `shipping` is net of its discounts. */
export const amounts = {
  subtotal: moneyView,
  discount: moneyView,
  shipping: moneyView,
  tax: moneyView,
  total: moneyView,
  promotions: z.array(orderPromotion),
}

/** A refund: the units' shares of item prices, shipping and tax. */
export const refundView = z.object({ goods: moneyView, shipping: moneyView, tax: moneyView, total: moneyView })

export const orderLine = z.object({
  /** Position in the order; identifies the line in operations. */
  position: z.int(),
  productId: z.string(),
  variantId: z.string(),
  name: z.string(),
  sku: z.string(),
  options: z.array(variantOption),
  /** With its labels as they were at the sale. */
  personalization: z.array(personalValueView),
  image: imageView.nullable(),
  /** The parts of a bundle at the sale; empty: it is no bundle. */
  bundleParts: z.array(bundlePart),
  /** Steps of the measure, like all units of the line. */
  kind: kindView.kind,
  leadDays: kindView.leadDays,
  quantity: z.int().min(1),
  measure: soldIn,
  /** Of one step. */
  unitPrice: moneyView,
  /** Before discounts. */
  lineTotal: moneyView,
  discount: moneyView,
  cancelled: z.int(),
  shipped: z.int(),
  returned: z.int(),
  /** Units refunded without a return. */
  refunded: z.int(),
  /** Units that can be cancelled or returned now. */
  cancellable: z.int(),
  returnable: z.int(),
})

/** Units of a batch, or a serial number, of a variant: that of a line or of a part of a bundle. */
export const parcelLot = z.object({
  variantId: z.string(),
  number: z.string(),
  expiresOn: z.iso.date().nullable(),
  quantity: z.int().positive(),
})

export const parcelView = z.object({
  id: z.string(),
  /** Sent as a parcel, given out by Plaza, or provided as a service. */
  kind: z.enum(PARCEL_KINDS),
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string().nullable(),
  shippedAt: time,
  deliveredAt: time.nullable(),
  lines: z.array(chosenUnits),
  lots: z.array(parcelLot),
})

export type ParcelLot = z.infer<typeof parcelLot>

/** Dispute about a refused return or a proposal: the shopper's request, the vendor's statement and the decision. */
export const disputeView = z.object({
  message: z.string(),
  openedAt: time,
  /** The vendor's statement; empty until there is one. */
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
  /** The vendor's reason for a refusal; empty otherwise. */
  answer: z.string(),
  photos: z.array(imageView),
  requestedAt: time,
  /** `received`: units that arrived at the vendor. */
  lines: z.array(chosenUnits.extend({ received: z.int().min(0) })),
  /** Refund of these units, expected or done; and what of it is done. */
  refund: refundView,
  refunded: moneyView,
  dispute: disputeView.nullable(),
  /** Deadline for a dispute; null when the return cannot be disputed. */
  disputableUntil: time.nullable(),
  history: z.array(z.object({ status: z.enum(RETURN_STATUSES), at: time, side: z.enum(SIDES) })),
})

export const historyEntry = z.object({ status: z.enum(ORDER_STATUSES), at: time, side: z.enum(SIDES) })

export const orderPart = z.object({
  number: partNumber,
  vendor: vendorView,
  /** The vendor's own delivery method, as it was at the sale; null where the platform's shared shipping rule applied. */
  delivery: z
    .object({
      kind: z.enum(['delivery', 'pickup']),
      name: z.string(),
      minDays: z.int(),
      maxDays: z.int(),
      /** The zone and the tier that decided the fee, up to and including `upTo` grams or minor units; missing for a method with one price. */
      zone: z.object({ name: z.string(), by: z.enum(['weight', 'amount']), upTo: z.int() }).optional(),
    })
    .nullable(),
  /** The first and the last day on which it may arrive, as promised at the sale; null when nothing is shipped. */
  arrives: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  status: z.enum(ORDER_DISPLAY_STATUSES),
  lines: z.array(orderLine).min(1),
  ...amounts,
  refunded: moneyView,
  /** Cash that the shopper pays, or paid, to this vendor on delivery, less refunds; null for other payments. */
  onDelivery: z.object({ amount: moneyView, collectedAt: time.nullable() }).nullable(),
  /** Each has a credit note. */
  refunds: z.array(z.object({ id: z.string(), refundedAt: time, total: moneyView })),
  parcels: z.array(parcelView),
  returns: z.array(returnView),
  history: z.array(historyEntry),
  /** Deadline for returns; null when nothing can be returned. */
  returnableUntil: time.nullable(),
})

export const orderView = z.object({
  id: z.string(),
  placedAt: time,
  status: z.enum(ORDER_DISPLAY_STATUSES),
  /** `guest` for a guest's order (spec §3). */
  userId: z.string(),
  email: z.string(),
  /** False for the bearer of a private link who has not confirmed the order's email address: they can only read. */
  mayAct: z.boolean(),
  /** The order waits for a confirmation by mail until then, else it is cancelled; null when there is nothing to confirm. */
  confirmUntil: time.nullable(),
  /** The terms of service that the shopper accepted by ordering; null: none were published. */
  terms: z.object({ version: z.int(), acceptedAt: time }).nullable(),
  shippingAddress: addressView,
  parts: z.array(orderPart).min(1),
  ...amounts,
  refunded: moneyView,
  /** The effective payment; null for orders older than the payments domain. */
  payment: paymentView.nullable(),
  /** `actor`: user id of the buyer, or `guest`. */
  history: z.array(historyEntry.extend({ actor: z.string() })).min(1),
})

export const partChoice = { orderId, number: partNumber, lines: chosenLines.optional() }

/** `left`: maximum units of a line that can still be cancelled or returned. */
const unitsLeft = z.object({ lines: z.array(z.object({ position: z.int(), left: z.int().min(0) })).min(1) })

export const NOT_CANCELLABLE = { status: 409, data: unitsLeft } as const
export const NOT_RETURNABLE = { status: 409, data: unitsLeft } as const
/** A private link can be forwarded, so its bearer proves first that the order's mailbox is theirs. */
export const EMAIL_NOT_CONFIRMED = { status: 403 } as const
/** `left`: units of a return that the vendor still expects. */
export const NOT_RECEIVABLE = { status: 409, data: unitsLeft } as const
/** The current status; nothing was changed. */
export const WRONG_STATUS = { status: 409, data: z.object({ status: z.string() }) } as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]
export type OrderDisplayStatus = (typeof ORDER_DISPLAY_STATUSES)[number]
export type ReturnStatus = (typeof RETURN_STATUSES)[number]
export type ReturnReason = (typeof RETURN_REASONS)[number]
export type ProposalKind = (typeof PROPOSAL_KINDS)[number]
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number]
export type ProposalStep = (typeof PROPOSAL_STEPS)[number]
export type ParcelKind = (typeof PARCEL_KINDS)[number]
export type Side = (typeof SIDES)[number]
export type OrderView = z.infer<typeof orderView>
export type PartView = z.infer<typeof orderPart>
export type LineView = z.infer<typeof orderLine>
export type ReturnView = z.infer<typeof returnView>
export type DisputeView = z.infer<typeof disputeView>
export type RefundView = z.infer<typeof refundView>
export type ChosenUnits = z.infer<typeof chosenUnits>
