import { hasReceived } from '#domains/orders/server/index.ts'
import { approved, ratingChanged, rejected } from '#events/reviews.ts'
import { notFound } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { Verdict } from '../contract.ts'
import { isStatusChange } from './rating.rules.ts'
import { countRating, uncountRating } from './ratings.sql.ts'
import { lockReview, saveVerdict } from './review-writes.sql.ts'

export type Decision = { reviewId: string; status: Verdict; reason?: string | undefined }

/**
 * Approves or rejects a review and closes its reports. Repeating a decision changes nothing else. `workspaceId` limits it to reviews of
 * that workspace's products, else NOT_FOUND; null allows all.
 */
export async function decideReview(tx: Tx, workspaceId: string | null, { reviewId, status, reason }: Decision): Promise<void> {
  const review = await lockReview(tx.db, reviewId)
  if (!review || (workspaceId !== null && review.workspaceId !== workspaceId)) throw notFound()
  if (!isStatusChange(review.status, status) && !review.reported) return
  const { productId, userId, rating } = review
  const verified = userId !== null && (await hasReceived(tx.db, userId, productId))
  await saveVerdict(tx.db, reviewId, { status, verified, rejection: status === 'rejected' ? (reason ?? null) : null })
  if (status === review.status) return
  const of = { productId, workspaceId: review.workspaceId }
  publish(tx, (status === 'approved' ? approved : rejected)({ reviewId, ...of }))
  if (status !== 'approved' && review.status !== 'approved') return
  await (status === 'approved' ? countRating : uncountRating)(tx.db, { ...of, stars: rating })
  publish(tx, ratingChanged(of))
}
