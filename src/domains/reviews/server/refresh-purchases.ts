import { loadPurchaseStates } from '#domains/orders/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { applyStateToRating } from './apply-state-to-rating.ts'
import { lockReviewsOf, setPurchase } from './review-writes.sql.ts'

/**
 * Updates a member's reviews of these products after their orders changed: the mark, and whether the review is shown and counted. It reads
 * the orders after it locked the reviews, so that a decision at the same moment sees the same or an older state and is corrected here.
 */
export async function refreshPurchases(tx: Tx, userId: string, productIds: readonly string[]): Promise<void> {
  const reviews = await lockReviewsOf(tx.db, userId, productIds)
  if (reviews.length === 0) return
  const states = await loadPurchaseStates(
    tx.db,
    userId,
    reviews.map(({ productId }) => productId),
  )
  for (const review of reviews) {
    const purchase = states.get(review.productId) ?? 'none'
    if (purchase === review.purchase) continue
    await setPurchase(tx.db, review.id, purchase)
    await applyStateToRating(tx, review, { status: review.status, purchase })
  }
}
