/** Input and views of goods that go back to a supplier. */
import * as z from 'zod'
import { moneyView } from '#platform/shared/contract.ts'
import { idText, multiLineText } from '#platform/shared/plain-text.ts'
import { MAX_LINES, MAX_NOTES, MAX_QUANTITY, RETURN_REASONS } from './constants.ts'

const lineId = z.string().regex(/^pol_[0-9a-z]{26}$/)

export const returnInput = z.object({
  receiptId: z.string().regex(/^rcv_[0-9a-z]{26}$/),
  returnedOn: z.iso.date(),
  reason: z.enum(RETURN_REASONS),
  /** Whether the supplier sends the units again, so that they are open again; else it credits them. */
  replaced: z.boolean(),
  note: multiLineText(MAX_NOTES),
  /** Where the units are; null: where they were delivered. */
  warehouseId: idText(60).nullable(),
  lines: z
    .array(z.object({ lineId, quantity: z.int().min(0).max(MAX_QUANTITY) }))
    .min(1)
    .max(MAX_LINES),
})

export const returnView = z.object({
  id: z.string(),
  receiptId: z.string(),
  returnedOn: z.iso.date(),
  reason: z.enum(RETURN_REASONS),
  replaced: z.boolean(),
  note: z.string(),
  /** What the units cost with their receipt, in the base currency. */
  credit: moneyView,
  lines: z.array(z.object({ lineId, quantity: z.int() })),
})

export type ReturnInput = z.infer<typeof returnInput>
