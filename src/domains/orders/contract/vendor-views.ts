/** A part as its vendor sees it, with the actions of the vendor's team. Parts of other vendors in the same order are never included. */
import * as z from 'zod'
import { addressView } from '#platform/shared/address.ts'
import { moneyView, recordVersion } from '#platform/shared/contract.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { DISPUTE_STATUSES, paymentView } from '../../payments/contract.ts'
import { PROPOSAL_KINDS } from './states.ts'
import {
  chosenUnits,
  ORDER_DISPLAY_STATUSES,
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

/** Steps of a parcel; `Tracked`: carrier or tracking number was changed. */
export const PARCEL_STEPS = ['Sent', 'Tracked', 'Delivered'] as const

/** Cause of a refund; `refunded`: the shopper keeps the items or they were lost. */
export const REFUND_CAUSES = ['cancelled', 'returned', 'refunded'] as const

/** Vendor tasks: parts to ship, returns to answer. */
export const TO_DO = ['ship', 'returns'] as const

/** `actor` is the username of a team member of the vendor; null for the shopper, for Plaza and for deleted accounts. */
const done = { at: time, side: z.enum(SIDES), actor: z.string().nullable() }

const event = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), id: z.string(), ...done, status: z.enum(ORDER_STATUSES) }),
  z.object({
    kind: z.literal('parcel'),
    id: z.string(),
    ...done,
    step: z.enum(PARCEL_STEPS),
    parcelId: z.string(),
    carrier: z.string(),
    trackingNumber: z.string(),
    lines: z.array(chosenUnits),
  }),
  z.object({
    kind: z.literal('refund'),
    id: z.string(),
    ...done,
    cause: z.enum(REFUND_CAUSES),
    amount: moneyView,
    lines: z.array(chosenUnits),
    reason: z.string(),
  }),
  z.object({ kind: z.literal('return'), id: z.string(), ...done, status: z.enum(RETURN_STATUSES), lines: z.array(chosenUnits) }),
  z.object({ kind: z.literal('note'), id: z.string(), ...done, content: z.string() }),
])

export const noteView = z.object({ id: z.string(), content: z.string(), author: z.string(), date: time })

export const vendorOrderView = orderPart.extend({
  placedAt: time,
  /** Incremented by every change of the part. */
  version: recordVersion,
  /** Language of the order, used for the packing slip. */
  language: z.enum(LANGUAGES),
  shippingAddress: addressView,
  /** Payment of the order without amounts, because those include parts of other vendors. */
  payment: paymentView.pick({ method: true, status: true, paidAt: true }).nullable(),
  /** The shopper disputes the payment at their bank; null: they don't. */
  cardDispute: z.enum(DISPUTE_STATUSES).nullable(),
  /** `refundable`: shipped units that can be refunded without a return. */
  lines: z.array(orderLine.extend({ refundable: z.int() })).min(1),
  parcels: z.array(parcelView.extend({ history: z.array(z.object({ step: z.enum(PARCEL_STEPS), ...done })) })),
  /** Statuses the state machine allows next; the available actions follow from them. */
  next: z.array(z.enum(ORDER_STATUSES)),
  returns: z.array(returnView.extend({ next: z.array(z.enum(RETURN_STATUSES)) })),
  /** The accepted quote that was ordered, in CRM. */
  quote: z.object({ id: z.string(), number: z.string() }).nullable(),
  /** The shopper's note. */
  buyersNote: z.string(),
  /** The order cannot be shipped before the buyer confirms it, and is cancelled at this time; null when there is nothing to confirm. */
  confirmUntil: time.nullable(),
  notes: z.array(noteView),
  /** Timeline, newest first. */
  events: z.array(event),
})

export const vendorOrderRow = z.object({
  number: partNumber,
  placedAt: time,
  status: z.enum(ORDER_DISPLAY_STATUSES),
  buyer: z.string(),
  destination: z.object({ city: z.string(), country: z.string() }),
  /** Product names of the first lines. */
  goods: z.array(z.string()),
  itemCount: z.int(),
  total: moneyView,
  refunded: moneyView,
  /** Unshipped units, and returns the vendor has to handle. */
  toShip: z.int(),
  openReturns: z.int(),
  /** Waits for the buyer's confirmation. */
  toConfirm: z.boolean(),
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

/** A shopper's request to answer, or a replacement to ship. */
export const proposalRow = z.object({
  id: z.string(),
  number: partNumber,
  buyer: z.string(),
  task: z.enum(['answer', 'ship']),
  kind: z.enum(PROPOSAL_KINDS),
  itemCount: z.int(),
  since: time,
})

export type VendorOrderView = z.infer<typeof vendorOrderView>
export type VendorOrderRow = z.infer<typeof vendorOrderRow>
export type VendorReturnRow = z.infer<typeof returnRow>
export type VendorProposalRow = z.infer<typeof proposalRow>
export type OrderEvent = z.infer<typeof event>
export type ParcelStep = (typeof PARCEL_STEPS)[number]
export type ToDo = (typeof TO_DO)[number]
