/** Input and views of suppliers' bills. */
import * as z from 'zod'
import { moneyView, recordVersion } from '#platform/shared/contract.ts'
import { multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { BILL_EXCEPTIONS, BILL_STATUSES, MAX_LINES, MAX_NOTES, MAX_PRICE_MINOR, MAX_QUANTITY, MAX_SKU } from './constants.ts'
import { lineId, orderId } from './order-views.ts'
import { supplierId } from './supplier-views.ts'

export const billId = z.string().regex(/^bill_[0-9a-z]{26}$/)

export const billInput = z.object({
  orderId,
  /** The supplier's own number. */
  number: singleLineText(MAX_SKU).min(1),
  billedOn: z.iso.date(),
  dueOn: z.iso.date().nullable(),
  /** Freight, taxes and the like, in the order's currency. */
  otherMinor: z.int().min(0).max(MAX_PRICE_MINOR),
  note: multiLineText(MAX_NOTES),
  lines: z
    .array(z.object({ lineId, quantity: z.int().min(0).max(MAX_QUANTITY), priceMinor: z.int().min(0).max(MAX_PRICE_MINOR) }))
    .max(MAX_LINES),
})

export const billView = z.object({
  id: billId,
  number: z.string(),
  order: z.object({ id: orderId, number: z.string() }),
  supplier: z.object({ id: supplierId, name: z.string() }),
  billedOn: z.iso.date(),
  dueOn: z.iso.date().nullable(),
  status: z.enum(BILL_STATUSES),
  /** Open after its due day. */
  overdue: z.boolean(),
  /** Every line was received at the ordered price, and the other costs were those of the receipts. */
  matched: z.boolean(),
  lines: z.array(
    z.object({
      lineId,
      name: z.string(),
      quantity: z.int(),
      priceMinor: z.int(),
      orderedPriceMinor: z.int(),
      received: z.int(),
      /** Units of this and all earlier bills. */
      billed: z.int(),
      exceptions: z.array(z.enum(BILL_EXCEPTIONS)),
    }),
  ),
  other: moneyView,
  /** More other costs were billed than the receipts have. */
  otherTooHigh: z.boolean(),
  total: moneyView,
  note: z.string(),
  enteredBy: z.string(),
  /** Whether the reader entered it and it is above the approval limit, so that somebody else pays it. */
  needsOther: z.boolean(),
  paid: z.object({ on: z.iso.date(), by: z.string(), note: z.string() }).nullable(),
  voided: z.object({ date: z.iso.datetime(), by: z.string(), reason: z.string() }).nullable(),
  version: recordVersion,
})

export type BillInput = z.infer<typeof billInput>
export type BillView = z.infer<typeof billView>
