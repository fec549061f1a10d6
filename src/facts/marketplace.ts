import { defineFact } from '#platform/shared/fact.ts'

/** A listing appeared, disappeared, or shows something else in a list than before. */
export const listingChanged = defineFact<{ productId: string }>()('marketplace.listingChanged', (fact) => fact.productId)

type OfQuestion = { questionId: string; productId: string; workspaceId: string }

/** A member asks about a product. `workspaceId` is the vendor's. */
export const questionAsked = defineFact<OfQuestion>()('marketplace.questionAsked', (fact) => fact.productId)
/** The vendor, or somebody who bought it, answered. */
export const questionAnswered = defineFact<OfQuestion & { answerId: string }>()('marketplace.questionAnswered', (fact) => fact.productId)
/** What is shown below a product is less than before, or nameless. */
export const questionsMoved = defineFact<{ productId: string }>()('marketplace.questionsMoved', (fact) => fact.productId)
