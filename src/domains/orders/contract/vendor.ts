/** What a vendor does about its parts. A suspended vendor still sends what it sold, so a seat in the workspace is enough. */
import * as z from 'zod'
import { addressView } from '#platform/shared/address.ts'
import { moneyView, pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import {
  chosenLines,
  NOT_CANCELLABLE,
  ORDER_STANDINGS,
  ORDER_STATUSES,
  orderPart,
  partNumber,
  RETURN_STATUSES,
  time,
  WRONG_STATUS,
} from './views.ts'

const noteView = z.object({ id: z.string(), content: z.string(), author: z.string(), date: time })

export const vendorOrderView = orderPart.extend({
  placedAt: time,
  shippingAddress: addressView,
  /** What the shopper wrote. */
  buyersNote: z.string(),
  notes: z.array(noteView),
})

const number = z.object({ number: partNumber })
const returnId = z.string().max(64)

/** Tracking pages are links for people: only the web's own kinds. */
const trackingUrl = z.url({ protocol: /^https?$/ }).max(500)

export const vendor = {
  list: read('workspace:orders', '/vendor/orders')
    .input(
      z.object({
        ...pageInput,
        status: z.enum(ORDER_STATUSES).optional(),
        /** Only parts with a return in this state. */
        returns: z.enum(RETURN_STATUSES).optional(),
        q: z.string().trim().max(100).optional(),
      }),
    )
    .output(
      z.object({
        items: z.array(
          z.object({
            number: partNumber,
            placedAt: time,
            status: z.enum(ORDER_STANDINGS),
            buyer: z.string(),
            itemCount: z.int(),
            total: moneyView,
          }),
        ),
        nextCursor: z.string().nullable(),
        total: totalView,
      }),
    ),
  get: read('workspace:orders', '/vendor/orders/{number}').input(number).output(vendorOrderView),
  /** Pending becomes Processing. */
  process: write('workspace:orders', 'POST', '/vendor/orders/{number}/processing')
    .input(number)
    .output(vendorOrderView)
    .errors({ WRONG_STATUS }),
  /** A parcel with units of lines; without `lines` all that is still to be sent. */
  ship: write('workspace:orders', 'POST', '/vendor/orders/{number}/parcels')
    .input(
      z.object({
        number: partNumber,
        carrier: z.string().trim().max(80).default(''),
        trackingNumber: z.string().trim().max(80).default(''),
        trackingUrl: trackingUrl.nullable().default(null),
        lines: chosenLines.optional(),
      }),
    )
    .output(vendorOrderView)
    .errors({
      NOT_SHIPPABLE: {
        status: 409,
        data: z.object({ lines: z.array(z.object({ position: z.int(), left: z.int().min(0) })).min(1) }),
      },
    }),
  /** A parcel arrived. */
  deliver: write('workspace:orders', 'POST', '/vendor/orders/{number}/parcels/{parcelId}/delivery')
    .input(z.object({ number: partNumber, parcelId: z.string().max(64) }))
    .output(vendorOrderView),
  cancel: write('workspace:orders', 'POST', '/vendor/orders/{number}/cancellations')
    .input(z.object({ number: partNumber, lines: chosenLines.optional(), reason: z.string().trim().max(500).default('') }))
    .output(vendorOrderView)
    .errors({ NOT_CANCELLABLE }),
  addNote: write('workspace:orders', 'POST', '/vendor/orders/{number}/notes')
    .input(z.object({ number: partNumber, content: z.string().trim().min(1).max(2000) }))
    .output(vendorOrderView),
  returns: {
    accept: write('workspace:orders', 'POST', '/vendor/returns/{returnId}/acceptance')
      .input(z.object({ returnId }))
      .output(vendorOrderView)
      .errors({ WRONG_STATUS }),
    refuse: write('workspace:orders', 'POST', '/vendor/returns/{returnId}/refusal')
      .input(z.object({ returnId, answer: z.string().trim().min(1).max(2000) }))
      .output(vendorOrderView)
      .errors({ WRONG_STATUS }),
    /** What the vendor says to the platform about a return in dispute. */
    answerDispute: write('workspace:orders', 'PUT', '/vendor/returns/{returnId}/dispute-answer')
      .input(z.object({ returnId, answer: z.string().trim().min(1).max(2000) }))
      .output(vendorOrderView)
      .errors({ WRONG_STATUS }),
    /** The goods are back: the money goes back too, and with `restock` they can be sold again. */
    receive: write('workspace:orders', 'POST', '/vendor/returns/{returnId}/receipt')
      .input(z.object({ returnId, restock: z.boolean() }))
      .output(vendorOrderView)
      .errors({ WRONG_STATUS }),
  },
}

export type VendorOrderView = z.infer<typeof vendorOrderView>
