import { defineFact } from '#platform/shared/fact.ts'

/** What can be sold of a variant went from `before` to `after` units. Each listener fires on crossing its own threshold. */
export const stockChanged = defineFact<{ productId: string; variantId: string; workspaceId: string; before: number; after: number }>()(
  'inventory.stockChanged',
  (fact) => fact.productId,
)

/** Available units fell from above the reorder point to it or below. */
export const stockLow = defineFact<{
  productId: string
  variantId: string
  workspaceId: string
  available: number
  reorderPoint: number
}>()('inventory.stockLow', (fact) => fact.productId)
