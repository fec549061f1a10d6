import { loadPurchaseStates } from '#domains/orders/server/index.ts'
import { approved, rejected } from '#events/reviews.ts'
import { notFound } from '#platform/server/failure.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { Verdict } from '../contract.ts'
import { applyStateToRating } from './apply-state-to-rating.ts'
import { isStatusChange } from './rating.rules.ts'
import { lockReview, saveVerdict } from './review-writes.sql.ts'

export type Decision = { reviewId: string; status: Verdict; reason?: string | undefined }

/** Approves or rejects a review. Repeating a decision changes nothing else. Fails with NOT_FOUND. */
export async function decideReview(tx: Tx, { reviewId, status, reason }: Decision): Promise<void> {
  const review = await lockReview(tx.db, reviewId)
  if (!review) throw notFound()
  if (!isStatusChange(review.status, status)) return
  const { productId, workspaceId, userId } = review
  const purchase = userId === null ? review.purchase : ((await loadPurchaseStates(tx.db, userId, [productId])).get(productId) ?? 'none')
  await saveVerdict(tx.db, reviewId, { status, purchase, rejection: status === 'rejected' ? (reason ?? null) : null })
  await applyStateToRating(tx, review, { status, purchase })
  if (status !== review.status) publish(tx, (status === 'approved' ? approved : rejected)({ reviewId, productId, workspaceId, userId }))
}
