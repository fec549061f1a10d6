/** Input and views of reorder suggestions. */
import * as z from 'zod'
import { idText } from '#platform/shared/plain-text.ts'
import { MAX_LINES, MAX_QUANTITY } from './constants.ts'
import { supplierId } from './supplier-views.ts'

const row = { variantId: idText(60), warehouseId: idText(60) }

const selling = { minUnits: z.int().nullable(), packSize: z.int().nullable() }

/** A variant in a warehouse whose projected units are at or below its reorder point. */
export const suggestionView = z.object({
  variantId: z.string(),
  name: z.string(),
  sku: z.string(),
  warehouse: z.object({ id: z.string(), name: z.string() }),
  available: z.int(),
  incoming: z.int(),
  /** Available and incoming. */
  projected: z.int(),
  reorderPoint: z.int(),
  /** The projected units that the suggestion reaches: twice the reorder point. */
  target: z.int(),
  /** The preferred one, else the cheapest, else that of the last order; null: nobody who isn't archived sells it or was asked before. */
  supplier: z.object({ id: supplierId, name: z.string(), ...selling }).nullable(),
  /** How each supplier with a price sells it. */
  offers: z.array(z.object({ supplierId, ...selling })),
})

export const suggestionsToOrder = z.object({
  lines: z
    .array(z.object({ ...row, supplierId, target: z.int().min(1).max(MAX_QUANTITY) }))
    .min(1)
    .max(MAX_LINES),
})

export type Suggestion = z.infer<typeof suggestionView>
export type SuggestionsToOrder = z.infer<typeof suggestionsToOrder>
