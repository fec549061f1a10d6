/** Input and views of purchase orders. */
import * as z from 'zod'
import { namedLots } from '#domains/inventory/contract.ts'
import { APPROVAL_STATUSES } from '#platform/shared/approval-status.ts'
import { moneyView, recordVersion } from '#platform/shared/contract.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { CHANGE_KINDS, CURRENCIES, MAX_LINES, MAX_NOTES, MAX_PRICE_MINOR, MAX_QUANTITY, ORDER_STATUSES } from './constants.ts'
import { returnView } from './return-views.ts'
import { supplierId } from './supplier-views.ts'

export const orderId = z.string().regex(/^po_[0-9a-z]{26}$/)
export const lineId = z.string().regex(/^pol_[0-9a-z]{26}$/)

export const lineInput = z.object({
  /** Null: a new line. */
  id: lineId.nullable(),
  /** Null: free text, such as a service. */
  variantId: idText(60).nullable(),
  /** Of a free-text line; a variant has its own. */
  name: singleLineText(200),
  qty: z.int().min(1).max(MAX_QUANTITY),
  priceMinor: z.int().min(0).max(MAX_PRICE_MINOR),
  /** Where goods are delivered; null: the default warehouse. */
  warehouseId: idText(60).nullable().default(null),
})

export const orderInput = z.object({
  supplierId,
  currency: z.enum(CURRENCIES),
  /** Value of one unit of the currency in the base currency, in millionths; ignored for the base currency. */
  rateMicros: z.int().min(1).max(1_000_000_000),
  expectedDate: z.iso.date(),
  notes: multiLineText(MAX_NOTES),
  items: z.array(lineInput).min(1).max(MAX_LINES),
})

export const orderSummary = z.object({
  id: orderId,
  number: z.string(),
  supplier: z.object({ id: supplierId, name: z.string() }),
  createdDate: z.iso.datetime(),
  /** The day that was asked for, and the one that the supplier confirmed. */
  expectedDate: z.iso.date(),
  confirmedDate: z.iso.date().nullable(),
  /** Open after the confirmed date, or after the expected one. */
  late: z.boolean(),
  status: z.enum(ORDER_STATUSES),
  /** Somebody else than the author has to approve it first. */
  awaitingApproval: z.boolean(),
  total: moneyView,
})

export const orderView = orderSummary.extend({
  currency: z.enum(CURRENCIES),
  rateMicros: z.int(),
  /** The total in the base currency. */
  baseTotal: moneyView,
  notes: z.string(),
  /** Whether the reader last changed what is bought, so that somebody else approves it. */
  own: z.boolean(),
  /** The last request for approval. */
  approval: z.object({ requestId: z.string(), status: z.enum(APPROVAL_STATUSES), decidedBy: z.string(), note: z.string() }).nullable(),
  approvedAt: z.iso.datetime().nullable(),
  items: z.array(
    z.object({
      id: lineId,
      variantId: z.string().nullable(),
      sku: z.string(),
      /** The supplier's own number of it; empty: unknown. */
      supplierSku: z.string(),
      name: z.string(),
      qty: z.int(),
      priceMinor: z.int(),
      received: z.int(),
      /** Units of bills that aren't void. */
      billed: z.int(),
      closed: z.int(),
      open: z.int(),
      /** The most units that can still be received. */
      receivable: z.int(),
      /** Null for free text. */
      warehouse: z.object({ id: z.string(), name: z.string() }).nullable(),
    }),
  ),
  receipts: z.array(
    z.object({
      id: z.string(),
      receivedOn: z.iso.date(),
      note: z.string(),
      extra: moneyView,
      cost: moneyView,
      lines: z.array(z.object({ lineId, quantity: z.int(), costMinor: z.int(), /** Sent back since. */ returned: z.int() })),
    }),
  ),
  /** Newest first. */
  returns: z.array(returnView),
  history: z.array(z.object({ kind: z.enum(CHANGE_KINDS), status: z.enum(ORDER_STATUSES), by: z.string(), date: z.iso.datetime() })),
  version: recordVersion,
})

/** The codes on the goods of an order, by which scanners find its lines. */
export const lineCode = z.object({ lineId, productId: z.string(), gtin: z.string().nullable() })

/** `lots`: the batches or serial numbers of the line; their units add up to its quantity. */
export const receiptInput = z.object({
  receivedOn: z.iso.date(),
  note: multiLineText(MAX_NOTES),
  extraMinor: z.int().min(0).max(MAX_PRICE_MINOR),
  lines: z
    .array(
      z.object({
        lineId,
        quantity: z.int().min(0).max(MAX_QUANTITY),
        /** Where the goods were put, if not in the warehouse of the line. */
        warehouseId: idText(60).optional(),
        lots: namedLots.optional(),
      }),
    )
    .min(1)
    .max(MAX_LINES),
})

export type OrderInput = z.infer<typeof orderInput>
export type LineInput = z.infer<typeof lineInput>
export type OrderSummary = z.infer<typeof orderSummary>
export type OrderView = z.infer<typeof orderView>
export type LineCode = z.infer<typeof lineCode>
export type ReceiptInput = z.infer<typeof receiptInput>
