/** Input and views of reorder suggestions. */
import * as z from 'zod'
import { idText } from '#platform/shared/plain-text.ts'
import { MAX_LINES, MAX_QUANTITY } from './constants.ts'
import { supplierId } from './supplier-views.ts'

const row = { variantId: idText(60), warehouseId: idText(60) }

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
  /** That of the variant's last order; null: it was never ordered, or only from suppliers that are archived. */
  supplier: z.object({ id: supplierId, name: z.string(), minUnits: z.int().nullable() }).nullable(),
})

export const suggestionsToOrder = z.object({
  lines: z
    .array(z.object({ ...row, supplierId, target: z.int().min(1).max(MAX_QUANTITY) }))
    .min(1)
    .max(MAX_LINES),
})

export type Suggestion = z.infer<typeof suggestionView>
export type SuggestionsToOrder = z.infer<typeof suggestionsToOrder>
