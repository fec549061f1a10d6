import { defineFact } from '#platform/shared/fact.ts'

/** A listing appeared, disappeared, or shows something else in a list than before. */
export const listingChanged = defineFact<{ productId: string }>()('marketplace.listingChanged', (fact) => fact.productId)
