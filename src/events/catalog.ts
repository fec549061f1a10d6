import { defineEvent } from '#platform/shared/domain-event.ts'

/** A product became visible to shoppers, or its public data changed. */
export const productPublished = defineEvent<{ productId: string; workspaceId: string }>()(
  'catalog.productPublished',
  (event) => event.productId,
)

/** A product is no longer for sale: archived, deleted, or its vendor was suspended. */
export const productRemoved = defineEvent<{ productId: string; workspaceId: string }>()(
  'catalog.productRemoved',
  (event) => event.productId,
)

/** A category was added, removed, renamed or reordered. */
export const categoriesChanged = defineEvent<{ categoryId: string }>()('catalog.categoriesChanged', (event) => event.categoryId)
