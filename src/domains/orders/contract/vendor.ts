/**
 * Vendors' operations on their parts. A membership in the workspace is enough, because suspended vendors still ship sold items. A request
 * with an outdated `version` fails with STALE and changes nothing.
 */
import * as z from 'zod'
import { moneyView, pageInput, read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { momentRange, type Sort, sortedBy } from '#platform/shared/listing.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { tracking, vendorProposals } from './proposals.ts'
import { vendorThread } from './thread.ts'
import { proposalRow, returnRow, TO_DO, vendorOrderRow, vendorOrderView } from './vendor-views.ts'
import {
  chosenLines,
  chosenLots,
  NOT_CANCELLABLE,
  NOT_RECEIVABLE,
  NOT_RETURNABLE,
  ORDER_STATUSES,
  parcelLot,
  partNumber,
  RETURN_STATUSES,
  receivedLines,
  refundView,
  WRONG_STATUS,
} from './views.ts'

const number = z.object({ number: partNumber })
const version = recordVersion.optional()
const returnId = idText(64)
const reason = multiLineText(500).default('')

const STALE = { status: 409, data: z.object({ current: vendorOrderView }) } as const
const NOT_SHIPPABLE = {
  status: 409,
  data: z.object({ lines: z.array(z.object({ position: z.int(), left: z.int().min(0) })).min(1) }),
} as const

/** A batch or serial number that can be shipped: so many units of it are in this warehouse. */
const shippableLot = parcelLot.extend({ warehouse: z.string() })

const SORTS = ['placed', 'total'] as const
export type VendorOrderSort = Sort<(typeof SORTS)[number]>

export const vendor = {
  list: read('workspace:orders', '/vendor/orders')
    .input(
      z.object({
        ...pageInput,
        sort: sortedBy(SORTS).default('-placed'),
        status: z.array(z.enum(ORDER_STATUSES)).min(1).max(ORDER_STATUSES.length).optional(),
        /** Only parts with a return in this status. */
        returns: z.enum(RETURN_STATUSES).optional(),
        toDo: z.enum(TO_DO).optional(),
        placed: momentRange.optional(),
        /** Part of the order number, the buyer's name or a SKU. */
        q: singleLineText(100).optional(),
      }),
    )
    .output(z.object({ items: z.array(vendorOrderRow), nextCursor: z.string().nullable(), total: totalView })),
  /** The vendor's tasks, oldest first: the first few of each kind, and their number. */
  toDo: read('workspace:orders', '/vendor/to-do/orders').output(
    z.object({
      ship: z.object({ count: z.int(), items: z.array(vendorOrderRow) }),
      returns: z.object({ count: z.int(), items: z.array(returnRow) }),
      /** Requests to answer and replacements to ship. */
      proposals: z.object({ count: z.int(), items: z.array(proposalRow) }),
    }),
  ),
  /** Accepts the part number or the order id. */
  get: read('workspace:orders', '/vendor/orders/{number}').input(number).output(vendorOrderView),
  /** The refund for units if they were cancelled or refunded now. NOT_FOUND when fewer units are left. */
  previewRefund: read('workspace:orders', '/vendor/orders/{number}/refund')
    .input(z.object({ number: partNumber, lines: chosenLines }))
    .output(refundView),
  /** Changes the status from Pending to Processing. */
  process: write('workspace:orders', 'POST', '/vendor/orders/{number}/processing')
    .input(number.extend({ version }))
    .output(vendorOrderView)
    .errors({ WRONG_STATUS, STALE }),
  /** The batches and serial numbers that can be shipped of the order's variants, in the order in which they are if nobody chooses. */
  lots: read('workspace:orders', '/vendor/orders/{number}/lots')
    .input(number)
    .output(z.object({ items: z.array(shippableLot) })),
  /**
   * Ships a parcel with units of lines; without `lines` all unshipped units of goods. `lots`: batches and serial numbers that were chosen; of
   * the rest those that expire first are shipped.
   */
  ship: write('workspace:orders', 'POST', '/vendor/orders/{number}/parcels')
    .input(number.extend({ version, ...tracking, lines: chosenLines.optional(), lots: chosenLots.optional() }))
    .output(vendorOrderView)
    .errors({ NOT_SHIPPABLE, NOT_CONFIRMED: { status: 409 }, STALE }),
  /** Services were provided; without `lines` all of them. */
  provide: write('workspace:orders', 'POST', '/vendor/orders/{number}/services')
    .input(number.extend({ version, lines: chosenLines.optional() }))
    .output(vendorOrderView)
    .errors({ NOT_PROVIDABLE: NOT_SHIPPABLE, NOT_CONFIRMED: { status: 409 }, STALE }),
  /** The shopper can download the files of a line as often as at first. */
  resetDownloads: write('workspace:orders', 'POST', '/vendor/orders/{number}/downloads')
    .input(z.object({ number: partNumber, position: z.int().min(0).max(10_000) }))
    .output(z.object({})),
  /** Changes carrier and tracking number of a parcel. WRONG_STATUS after delivery. */
  track: write('workspace:orders', 'PUT', '/vendor/orders/{number}/parcels/{parcelId}/tracking')
    .input(z.object({ number: partNumber, parcelId: idText(64), ...tracking }))
    .output(vendorOrderView)
    .errors({ WRONG_STATUS }),
  /** Marks a parcel as delivered. */
  deliver: write('workspace:orders', 'POST', '/vendor/orders/{number}/parcels/{parcelId}/delivery')
    .input(z.object({ number: partNumber, parcelId: idText(64) }))
    .output(vendorOrderView),
  /** Cancels unshipped units; without `lines` all of them. */
  cancel: write('workspace:orders', 'POST', '/vendor/orders/{number}/cancellations')
    .input(number.extend({ version, lines: chosenLines.optional(), reason }))
    .output(vendorOrderView)
    .errors({ NOT_CANCELLABLE, STALE }),
  /** Refunds shipped units without a return: damaged, lost or goodwill. Without `lines` all of them. */
  refund: write('workspace:orders', 'POST', '/vendor/orders/{number}/refunds')
    .input(number.extend({ version, lines: chosenLines.optional(), reason }))
    .output(vendorOrderView)
    /** BALANCE_TOO_LOW: the earnings were paid out, and what is left does not cover the refund. */
    .errors({ NOT_REFUNDABLE: NOT_RETURNABLE, BALANCE_TOO_LOW: { status: 409, data: z.object({ available: moneyView }) }, STALE }),
  addNote: write('workspace:orders', 'POST', '/vendor/orders/{number}/notes')
    .input(z.object({ number: partNumber, content: multiLineText(2000).min(1) }))
    .output(vendorOrderView),
  ...vendorThread,
  proposals: vendorProposals,
  returns: {
    accept: write('workspace:orders', 'POST', '/vendor/returns/{returnId}/acceptance')
      .input(z.object({ returnId, version }))
      .output(vendorOrderView)
      .errors({ WRONG_STATUS, STALE }),
    refuse: write('workspace:orders', 'POST', '/vendor/returns/{returnId}/refusal')
      .input(z.object({ returnId, version, answer: multiLineText(2000).min(1) }))
      .output(vendorOrderView)
      .errors({ WRONG_STATUS, STALE }),
    /** The vendor's statement about a disputed return. */
    answerDispute: write('workspace:orders', 'PUT', '/vendor/returns/{returnId}/dispute-answer')
      .input(z.object({ returnId, answer: multiLineText(2000).min(1) }))
      .output(vendorOrderView)
      .errors({ WRONG_STATUS }),
    /**
     * Items arrived at the vendor: they are refunded, and with `restock` returned to stock. Without `lines` everything arrived. The rest
     * stays open, or is refused with the reason `refuseRest`.
     */
    receive: write('workspace:orders', 'POST', '/vendor/returns/{returnId}/receipt')
      .input(
        z.object({
          returnId,
          version,
          restock: z.boolean(),
          lines: receivedLines.optional(),
          refuseRest: multiLineText(2000).min(1).optional(),
        }),
      )
      .output(vendorOrderView)
      .errors({ WRONG_STATUS, NOT_RECEIVABLE, STALE }),
  },
}
