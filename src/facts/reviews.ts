import { defineFact } from '#platform/shared/fact.ts'

type OfReview = { reviewId: string; productId: string; workspaceId: string }

/** A member reviewed a product, or changed their review: it waits for a decision. `workspaceId` is the vendor's. */
export const submitted = defineFact<OfReview>()('reviews.submitted', (fact) => fact.reviewId)
/** Everyone may read it now. */
export const approved = defineFact<OfReview>()('reviews.approved', (fact) => fact.reviewId)
/** Refused with a reason, which its author reads. */
export const rejected = defineFact<OfReview>()('reviews.rejected', (fact) => fact.reviewId)
/** Somebody thinks that it breaks the rules. */
export const reported = defineFact<OfReview>()('reviews.reported', (fact) => fact.reviewId)

/** The approved reviews of a product are others than before, and so may be their number and their average. */
export const ratingChanged = defineFact<{ productId: string; workspaceId: string }>()('reviews.ratingChanged', (fact) => fact.productId)
/** The vendor answered a review, or changed the answer. */
export const replied = defineFact<OfReview>()('reviews.replied', (fact) => fact.productId)
