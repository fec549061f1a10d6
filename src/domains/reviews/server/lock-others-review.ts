import { Failure, notFound } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { isPublic } from './rating.rules.ts'
import { type LockedReview, lockReview } from './review-writes.sql.ts'

/** Only public reviews can be voted on. */
export async function lockOthersReview(tx: Tx, reviewId: string, userId: string): Promise<LockedReview> {
  const review = await lockReview(tx.db, reviewId)
  if (review?.userId === userId) throw new Failure('OWN_REVIEW')
  if (!review || !isPublic(review)) throw notFound()
  return review
}
