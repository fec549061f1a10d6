/** A part as its vendor sees it: with what its people did, and never with what another vendor has to do about the same order. */
import * as z from 'zod'
import { addressView } from '#platform/shared/address.ts'
import { moneyView } from '#platform/shared/contract.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { paymentView } from '../../payments/contract.ts'
import {
  chosenUnits,
  ORDER_STANDINGS,
  ORDER_STATUSES,
  orderLine,
  orderPart,
  parcelView,
  partNumber,
  RETURN_REASONS,
  RETURN_STATUSES,
  returnView,
  SIDES,
  time,
} from './views.ts'

/** What happened to a parcel; `Tracked`: its carrier or number was written anew. */
export const PARCEL_STEPS = ['Sent', 'Tracked', 'Delivered'] as const

/** Why money went back: `refunded` is for goods that do not come back. */
export const REFUND_CAUSES = ['cancelled', 'returned', 'refunded'] as const

/** What a part waits for. */
export const TO_DO = ['ship', 'returns'] as const

/** `actor` is the name of one of the vendor's people; null for the shopper, for Plaza, and for who is no more. */
const done = { at: time, side: z.enum(SIDES), actor: z.string().nullable() }

const event = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), id: z.string(), ...done, status: z.enum(ORDER_STATUSES) }),
  z.object({
    ...{ kind: z.literal('parcel'), id: z.string(), ...done, step: z.enum(PARCEL_STEPS) },
    ...{ parcelId: z.string(), carrier: z.string(), trackingNumber: z.string(), lines: z.array(chosenUnits) },
  }),
  z.object({
    ...{ kind: z.literal('refund'), id: z.string(), ...done, cause: z.enum(REFUND_CAUSES) },
    ...{ amount: moneyView, lines: z.array(chosenUnits), reason: z.string() },
  }),
  z.object({ kind: z.literal('return'), id: z.string(), ...done, status: z.enum(RETURN_STATUSES), lines: z.array(chosenUnits) }),
  z.object({ kind: z.literal('note'), id: z.string(), ...done, content: z.string() }),
])

export const noteView = z.object({ id: z.string(), content: z.string(), author: z.string(), date: time })

export const vendorOrderView = orderPart.extend({
  placedAt: time,
  /** Raised by whatever moves the part. */
  version: z.int(),
  /** In which the shopper ordered, and reads a packing slip. */
  language: z.enum(LANGUAGES),
  shippingAddress: addressView,
  /** How the order is paid, without sums: they are of other vendors too. */
  payment: paymentView.pick({ method: true, status: true, paidAt: true }).nullable(),
  /** `refundable`: units that left and may be paid back as they are. */
  lines: z.array(orderLine.extend({ refundable: z.int() })).min(1),
  parcels: z.array(parcelView.extend({ history: z.array(z.object({ step: z.enum(PARCEL_STEPS), ...done })) })),
  /** Where the tables of states lead from here: what can be done follows from them. */
  next: z.array(z.enum(ORDER_STATUSES)),
  returns: z.array(returnView.extend({ next: z.array(z.enum(RETURN_STATUSES)) })),
  /** What the shopper wrote. */
  buyersNote: z.string(),
  notes: z.array(noteView),
  /** Everything that happened, newest first. */
  events: z.array(event),
})

export const vendorOrderRow = z.object({
  number: partNumber,
  placedAt: time,
  status: z.enum(ORDER_STANDINGS),
  buyer: z.string(),
  destination: z.object({ city: z.string(), country: z.string() }),
  /** Names of the first lines. */
  goods: z.array(z.string()),
  itemCount: z.int(),
  total: moneyView,
  refunded: moneyView,
  /** Units still to be sent, and returns that wait for the vendor. */
  toShip: z.int(),
  openReturns: z.int(),
})

export const returnRow = z.object({
  id: z.string(),
  number: partNumber,
  buyer: z.string(),
  status: z.enum(RETURN_STATUSES),
  reason: z.enum(RETURN_REASONS),
  itemCount: z.int(),
  requestedAt: time,
})

export type VendorOrderView = z.infer<typeof vendorOrderView>
export type VendorOrderRow = z.infer<typeof vendorOrderRow>
export type VendorReturnRow = z.infer<typeof returnRow>
export type OrderEvent = z.infer<typeof event>
export type ParcelStep = (typeof PARCEL_STEPS)[number]
export type ToDo = (typeof TO_DO)[number]
