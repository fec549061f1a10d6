import { defineEvent } from '#platform/shared/domain-event.ts'

/** A product became visible to shoppers, or its public data changed. `first`: it was never visible before. */
export const productPublished = defineEvent<{ productId: string; workspaceId: string; first?: true }>()(
  'catalog.productPublished',
  (event) => event.productId,
)

/** A product is no longer for sale: archived, deleted, taken down, or its vendor was suspended. */
export const productRemoved = defineEvent<{ productId: string; workspaceId: string }>()(
  'catalog.productRemoved',
  (event) => event.productId,
)

/** A category was added, removed, renamed or reordered. */
export const categoriesChanged = defineEvent<{ categoryId: string }>()('catalog.categoriesChanged', (event) => event.categoryId)

/**
 * An attribute was added, changed, removed or moved. `optionKeys`: the options that join it, before and after; empty when products are listed as
 * before.
 */
export const attributeChanged = defineEvent<{ key: string; optionKeys: string[] }>()('catalog.attributeChanged', (event) => event.key)

/** Products entered or left a collection, or it was published, hidden or removed: their `productIds`, at most some hundreds. */
export const collectedProductsChanged = defineEvent<{ collectionId: string; productIds: string[] }>()(
  'catalog.collectedProductsChanged',
  (event) => event.collectionId,
)

/** What the page of a collection shows besides its products changed. */
export const collectionChanged = defineEvent<{ collectionId: string; slug: string }>()('catalog.collectionChanged', (event) => event.slug)

type TakedownPayload = { productId: string; workspaceId: string; takedownId: string }
/** `stated`: a decision of moderation tells the owner, with reasons and an appeal. */
type DecidedPayload = TakedownPayload & { stated: boolean }
const productAggregate = (event: TakedownPayload) => event.productId

/** An administrator took a product down; `productRemoved` follows if it was for sale. */
export const productTakenDown = defineEvent<DecidedPayload>()('catalog.productTakenDown', productAggregate)

/** An administrator put the product back; `productPublished` follows if its vendor offers it. */
export const productPutBack = defineEvent<DecidedPayload>()('catalog.productPutBack', productAggregate)

/** The vendor answered a takedown. */
export const takedownAnswered = defineEvent<TakedownPayload>()('catalog.takedownAnswered', productAggregate)

/** An administrator declined the vendor's answer: the product stays down. */
export const takedownAnswerDeclined = defineEvent<TakedownPayload & { answerId: string }>()(
  'catalog.takedownAnswerDeclined',
  productAggregate,
)
