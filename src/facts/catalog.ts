import { defineFact } from '#platform/shared/fact.ts'

/** A product became visible to shoppers, or something shoppers see of it changed. */
export const productPublished = defineFact<{ productId: string; workspaceId: string }>()(
  'catalog.productPublished',
  (fact) => fact.productId,
)

/** A product is no longer for sale: archived, deleted, or its vendor was suspended. */
export const productRemoved = defineFact<{ productId: string; workspaceId: string }>()('catalog.productRemoved', (fact) => fact.productId)

/** The platform's list of categories is another than before: one more or less, another name, another order. */
export const categoriesChanged = defineFact<{ categoryId: string }>()('catalog.categoriesChanged', (fact) => fact.categoryId)
