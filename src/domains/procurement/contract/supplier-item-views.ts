/** Input and views of what suppliers ask for variants. */
import * as z from 'zod'
import { moneyView, recordVersion } from '#platform/shared/contract.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import { CURRENCIES, MAX_LEAD_DAYS, MAX_PRICE_MINOR, MAX_QUANTITY, MAX_SKU } from './constants.ts'
import { supplierId } from './supplier-views.ts'

const units = z.int().min(1).max(MAX_QUANTITY).nullable()

export const supplierItemKey = z.object({ supplierId, variantId: idText(60) })

export const supplierItemInput = supplierItemKey.extend({
  supplierSku: singleLineText(MAX_SKU),
  /** In the supplier's currency. */
  priceMinor: z.int().min(0).max(MAX_PRICE_MINOR),
  /** Null: those of the supplier. */
  minUnits: units,
  leadTimeDays: z.int().min(0).max(MAX_LEAD_DAYS).nullable(),
  /** Units are sold in multiples of it; null: one by one. */
  packSize: units,
  /** Reorder suggestions choose this supplier. Another one that was preferred is no longer. */
  preferred: z.boolean(),
  /** Null: a new one. */
  version: recordVersion.nullable(),
})

export const supplierItemView = z.object({
  variantId: z.string(),
  /** Null: the product was deleted. */
  variant: z.object({ name: z.string(), sku: z.string() }).nullable(),
  supplierSku: z.string(),
  price: moneyView,
  minUnits: z.int().nullable(),
  leadTimeDays: z.int().nullable(),
  packSize: z.int().nullable(),
  preferred: z.boolean(),
  /** What the last receipt cost. */
  last: z.object({ price: moneyView, receivedOn: z.iso.date() }).nullable(),
  version: recordVersion,
})

/** What a supplier asks for a variant, for an order. */
export const offerView = z.object({
  supplierSku: z.string(),
  priceMinor: z.int(),
  currency: z.enum(CURRENCIES),
  minUnits: z.int().nullable(),
  packSize: z.int().nullable(),
  leadTimeDays: z.int().nullable(),
})

export type SupplierItemInput = z.infer<typeof supplierItemInput>
export type SupplierItemView = z.infer<typeof supplierItemView>
export type Offer = z.infer<typeof offerView>
