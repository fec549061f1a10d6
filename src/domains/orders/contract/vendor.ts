/**
 * What a vendor does about its parts. A suspended vendor still sends what it sold, so a seat in the workspace is enough. Whoever names the
 * `version` they saw is told when somebody moved the part meanwhile (STALE), before anything is done.
 */
import * as z from 'zod'
import { pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { momentRange, type Sort, sortedBy } from '#platform/shared/listing.ts'
import { returnRow, TO_DO, vendorOrderRow, vendorOrderView } from './vendor-views.ts'
import {
  chosenLines,
  NOT_CANCELLABLE,
  NOT_RETURNABLE,
  ORDER_STATUSES,
  partNumber,
  RETURN_STATUSES,
  refundView,
  WRONG_STATUS,
} from './views.ts'

const number = z.object({ number: partNumber })
const version = z.int().optional()
const returnId = z.string().max(64)
const reason = z.string().trim().max(500).default('')

const STALE = { status: 409, data: z.object({ current: vendorOrderView }) } as const
const NOT_SHIPPABLE = {
  status: 409,
  data: z.object({ lines: z.array(z.object({ position: z.int(), left: z.int().min(0) })).min(1) }),
} as const

const tracking = {
  carrier: z.string().trim().max(80).default(''),
  trackingNumber: z.string().trim().max(80).default(''),
  /** Tracking pages are links for people: only the web's own kinds. */
  trackingUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable()
    .default(null),
}

const SORTS = ['placed', 'total'] as const
export type VendorOrderSort = Sort<(typeof SORTS)[number]>

export const vendor = {
  list: read('workspace:orders', '/vendor/orders')
    .input(
      z.object({
        ...pageInput,
        sort: sortedBy(SORTS).default('-placed'),
        status: z.array(z.enum(ORDER_STATUSES)).min(1).optional(),
        /** Only parts with a return in this state. */
        returns: z.enum(RETURN_STATUSES).optional(),
        toDo: z.enum(TO_DO).optional(),
        placed: momentRange.optional(),
        /** A piece of the number, of the buyer's name or of a SKU. */
        q: z.string().trim().max(100).optional(),
      }),
    )
    .output(z.object({ items: z.array(vendorOrderRow), nextCursor: z.string().nullable(), total: totalView })),
  /** What waits for the vendor, the oldest first; of each a few, and how many there are. */
  toDo: read('workspace:orders', '/vendor/to-do/orders').output(
    z.object({
      ship: z.object({ count: z.int(), items: z.array(vendorOrderRow) }),
      returns: z.object({ count: z.int(), items: z.array(returnRow) }),
    }),
  ),
  /** By the part's number, or by that of the order whose part it is. */
  get: read('workspace:orders', '/vendor/orders/{number}').input(number).output(vendorOrderView),
  /** What units would give back, if they were cancelled or paid back now. NOT_FOUND for more than there are. */
  previewRefund: read('workspace:orders', '/vendor/orders/{number}/refund')
    .input(z.object({ number: partNumber, lines: chosenLines }))
    .output(refundView),
  /** Pending becomes Processing. */
  process: write('workspace:orders', 'POST', '/vendor/orders/{number}/processing')
    .input(number.extend({ version }))
    .output(vendorOrderView)
    .errors({ WRONG_STATUS, STALE }),
  /** A parcel with units of lines; without `lines` all that is still to be sent. */
  ship: write('workspace:orders', 'POST', '/vendor/orders/{number}/parcels')
    .input(number.extend({ version, ...tracking, lines: chosenLines.optional() }))
    .output(vendorOrderView)
    .errors({ NOT_SHIPPABLE, STALE }),
  /** Carrier and number of a parcel that is under way, written anew. WRONG_STATUS once it arrived. */
  track: write('workspace:orders', 'PUT', '/vendor/orders/{number}/parcels/{parcelId}/tracking')
    .input(z.object({ number: partNumber, parcelId: z.string().max(64), ...tracking }))
    .output(vendorOrderView)
    .errors({ WRONG_STATUS }),
  /** A parcel arrived. */
  deliver: write('workspace:orders', 'POST', '/vendor/orders/{number}/parcels/{parcelId}/delivery')
    .input(z.object({ number: partNumber, parcelId: z.string().max(64) }))
    .output(vendorOrderView),
  /** Units that were not sent; all of them without `lines`. */
  cancel: write('workspace:orders', 'POST', '/vendor/orders/{number}/cancellations')
    .input(number.extend({ version, lines: chosenLines.optional(), reason }))
    .output(vendorOrderView)
    .errors({ NOT_CANCELLABLE, STALE }),
  /** Units that were sent and do not come back: broken, lost, or by goodwill. All of them without `lines`. */
  refund: write('workspace:orders', 'POST', '/vendor/orders/{number}/refunds')
    .input(number.extend({ version, lines: chosenLines.optional(), reason }))
    .output(vendorOrderView)
    .errors({ NOT_REFUNDABLE: NOT_RETURNABLE, STALE }),
  addNote: write('workspace:orders', 'POST', '/vendor/orders/{number}/notes')
    .input(z.object({ number: partNumber, content: z.string().trim().min(1).max(2000) }))
    .output(vendorOrderView),
  returns: {
    accept: write('workspace:orders', 'POST', '/vendor/returns/{returnId}/acceptance')
      .input(z.object({ returnId, version }))
      .output(vendorOrderView)
      .errors({ WRONG_STATUS, STALE }),
    refuse: write('workspace:orders', 'POST', '/vendor/returns/{returnId}/refusal')
      .input(z.object({ returnId, version, answer: z.string().trim().min(1).max(2000) }))
      .output(vendorOrderView)
      .errors({ WRONG_STATUS, STALE }),
    /** What the vendor says to the platform about a return in dispute. */
    answerDispute: write('workspace:orders', 'PUT', '/vendor/returns/{returnId}/dispute-answer')
      .input(z.object({ returnId, answer: z.string().trim().min(1).max(2000) }))
      .output(vendorOrderView)
      .errors({ WRONG_STATUS }),
    /** The goods are back: the money goes back too, and with `restock` they can be sold again. */
    receive: write('workspace:orders', 'POST', '/vendor/returns/{returnId}/receipt')
      .input(z.object({ returnId, version, restock: z.boolean() }))
      .output(vendorOrderView)
      .errors({ WRONG_STATUS, STALE }),
  },
}
