import { defineFact } from '#platform/shared/fact.ts'

/** A product became visible to shoppers, or something shoppers see of it changed. */
export const productPublished = defineFact<{ productId: string; workspaceId: string }>()(
  'catalog.productPublished',
  (fact) => fact.productId,
)

/** A product is no longer for sale: archived, deleted, or its vendor was suspended. */
export const productRemoved = defineFact<{ productId: string; workspaceId: string }>()('catalog.productRemoved', (fact) => fact.productId)
