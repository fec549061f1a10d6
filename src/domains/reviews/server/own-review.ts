import { notFound } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { type LockedReview, lockReview } from './review-writes.sql.ts'

/** Fails with NOT_FOUND for somebody else's review. */
export async function lockOwnReview(tx: Tx, reviewId: string, userId: string): Promise<LockedReview> {
  const review = await lockReview(tx.db, reviewId)
  if (review?.userId !== userId) throw notFound()
  return review
}
