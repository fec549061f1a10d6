import { hasReceived } from '#domains/orders/server/index.ts'
import { approved, ratingChanged, rejected } from '#facts/reviews.ts'
import { notFound } from '#platform/server/failure.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import type { Verdict } from '../contract.ts'
import { isNews } from './rating.rules.ts'
import { countRating, uncountRating } from './ratings.sql.ts'
import { lockReview, putVerdict } from './review-writes.sql.ts'

export type Decision = { reviewId: string; status: Verdict; reason?: string | undefined }

/**
 * Approves or rejects a review; what was reported of it is settled. The same verdict again changes nothing else. Only of this
 * workspace's products; null is everybody's. Else NOT_FOUND.
 */
export async function decide(tx: Tx, workspaceId: string | null, { reviewId, status, reason }: Decision): Promise<void> {
  const review = await lockReview(tx.db, reviewId)
  if (!review || (workspaceId !== null && review.workspaceId !== workspaceId)) throw notFound()
  if (!isNews(review.status, status) && !review.reported) return
  const { productId, userId, rating } = review
  const verified = userId !== null && (await hasReceived(tx.db, userId, productId))
  await putVerdict(tx.db, reviewId, { status, verified, rejection: status === 'rejected' ? (reason ?? null) : null })
  if (status === review.status) return
  const of = { productId, workspaceId: review.workspaceId }
  announce(tx, (status === 'approved' ? approved : rejected)({ reviewId, ...of }))
  if (status !== 'approved' && review.status !== 'approved') return
  await (status === 'approved' ? countRating : uncountRating)(tx.db, { ...of, stars: rating })
  announce(tx, ratingChanged(of))
}
