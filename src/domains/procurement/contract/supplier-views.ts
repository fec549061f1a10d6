/** Input and views of suppliers. */
import * as z from 'zod'
import { moneyView, recordVersion } from '#platform/shared/contract.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { CURRENCIES, MAX_ADDRESS, MAX_NAME, MAX_NOTES, MAX_QUANTITY, MAX_SHORT } from './constants.ts'

export const supplierId = z.string().regex(/^supplier_[0-9a-z]{26}$/)

export const supplierInput = z.object({
  name: singleLineText(MAX_NAME).min(1),
  contact: z.object({
    name: singleLineText(MAX_SHORT),
    email: z.union([z.literal(''), singleLineText(254).pipe(z.email())]),
    phone: singleLineText(40),
    address: multiLineText(MAX_ADDRESS),
    language: z.enum(LANGUAGES),
  }),
  currency: z.enum(CURRENCIES),
  paymentTerms: singleLineText(MAX_SHORT),
  leadTimeDays: z.int().min(0).max(365).nullable(),
  /** The fewest units of one item that it sells. */
  minUnits: z.int().min(1).max(MAX_QUANTITY).nullable().default(null),
  notes: multiLineText(MAX_NOTES),
})

export const supplierView = z.object({
  id: supplierId,
  name: z.string(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string(), language: z.enum(LANGUAGES) }),
  currency: z.enum(CURRENCIES),
  paymentTerms: z.string(),
  leadTimeDays: z.int().nullable(),
  minUnits: z.int().nullable(),
  notes: z.string(),
  /** Whether anything was received; until then the rating is 5 and the punctuality 100 (spec §9). */
  measured: z.boolean(),
  /** 1 to 5 with one decimal: 1 + 4 × the share of units on time × the share of units that weren't returned as defective or wrong. */
  rating: z.number(),
  /** Percent of the received units that came by their due day. */
  onTimeDelivery: z.number(),
  /** Percent of the received units that were returned as defective or wrong. */
  defects: z.number(),
  totalSpend: moneyView,
  archived: z.boolean(),
  createdAt: z.iso.datetime(),
  version: recordVersion,
})

export type SupplierInput = z.infer<typeof supplierInput>
export type SupplierView = z.infer<typeof supplierView>
