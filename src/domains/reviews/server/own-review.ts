import { ratingChanged } from '#events/reviews.ts'
import { notFound } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { uncountRating } from './ratings.sql.ts'
import { type LockedReview, lockReview } from './review-writes.sql.ts'

/** Fails with NOT_FOUND for somebody else's review. */
export async function lockOwnReview(tx: Tx, reviewId: string, userId: string): Promise<LockedReview> {
  const review = await lockReview(tx.db, reviewId)
  if (review?.userId !== userId) throw notFound()
  return review
}

export async function removeFromRating(tx: Tx, { status, productId, workspaceId, rating }: LockedReview): Promise<void> {
  if (status !== 'approved') return
  await uncountRating(tx.db, { productId, workspaceId, stars: rating })
  publish(tx, ratingChanged({ productId, workspaceId }))
}
