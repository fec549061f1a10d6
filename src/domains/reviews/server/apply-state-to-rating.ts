import { ratingChanged } from '#events/reviews.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { isCounted, isPublic, type ReviewState } from './rating.rules.ts'
import { countRating, uncountRating } from './ratings.sql.ts'
import type { LockedReview } from './review-writes.sql.ts'

/** Updates the counts after a locked review's state changed; null: it is deleted. The only caller of the counting statements. */
export async function applyStateToRating(tx: Tx, review: LockedReview, after: ReviewState | null): Promise<void> {
  const { productId, workspaceId, rating: stars } = review
  const counts = after !== null && isCounted(after)
  if (isCounted(review) && !counts) await uncountRating(tx.db, { productId, workspaceId, stars })
  if (!isCounted(review) && counts) await countRating(tx.db, { productId, workspaceId, stars })
  if (isPublic(review) || (after !== null && isPublic(after))) publish(tx, ratingChanged({ productId, workspaceId }))
}
