import { defineEvent } from '#platform/shared/domain-event.ts'

/** `userId` is the author; null when their account was deleted. */
type ReviewPayload = { reviewId: string; productId: string; workspaceId: string; userId: string | null }

/** A member wrote or changed a review, which now needs moderation. `workspaceId` is the vendor's. */
export const submitted = defineEvent<ReviewPayload>()('reviews.submitted', (event) => event.reviewId)
/** The review became public. */
export const approved = defineEvent<ReviewPayload>()('reviews.approved', (event) => event.reviewId)
/** The review was rejected with a reason for its author. */
export const rejected = defineEvent<ReviewPayload>()('reviews.rejected', (event) => event.reviewId)

/** The approved reviews of a product changed, and possibly their count and average. */
export const ratingChanged = defineEvent<{ productId: string; workspaceId: string }>()('reviews.ratingChanged', (event) => event.productId)
/** The vendor answered a review, or changed the answer. */
export const replied = defineEvent<ReviewPayload>()('reviews.replied', (event) => event.productId)
