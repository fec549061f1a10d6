import { defineFact } from '#platform/shared/fact.ts'

/** A listing appeared, disappeared, or shows something else in a list than before. */
export const listingChanged = defineFact<{ productId: string }>()('marketplace.listingChanged', (fact) => fact.productId)

/** Somebody looked at a product: once a visitor and day, no program, and nobody who sells it. It never says who. */
export const productLookedAt = defineFact<{ productId: string; workspaceId: string }>()(
  'marketplace.productLookedAt',
  (fact) => fact.productId,
)

type OfQuestion = { questionId: string; productId: string; workspaceId: string }

/** A member asks about a product. `workspaceId` is the vendor's. */
export const questionAsked = defineFact<OfQuestion>()('marketplace.questionAsked', (fact) => fact.productId)
/** The vendor, or somebody who bought it, answered. */
export const questionAnswered = defineFact<OfQuestion & { answerId: string }>()('marketplace.questionAnswered', (fact) => fact.productId)
/** What is shown below a product is less than before, or nameless. */
export const questionsMoved = defineFact<{ productId: string }>()('marketplace.questionsMoved', (fact) => fact.productId)
