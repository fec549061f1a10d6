import { defineEvent } from '#platform/shared/domain-event.ts'

type ProductPayload = { productId: string; workspaceId: string }

/** A file named pictures of the product by their URLs, which are to be fetched. */
export const picturesNamed = defineEvent<ProductPayload>()('products.picturesNamed', (event) => event.productId)

/** All pictures of the product that a file named are settled, and some can't be fetched. */
export const picturesMissed = defineEvent<ProductPayload>()('products.picturesMissed', (event) => event.productId)
