import { replied } from '#events/reviews.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { ModeratedReviewView } from '../contract.ts'
import { loadModerated } from './moderate-reviews.ts'
import { lockReview, saveReply } from './review-writes.sql.ts'

/** Saves the vendor's one public reply. Fails with NOT_APPROVED unless the review is approved. */
export async function replyToReview(
  ctx: WorkspaceContext,
  { reviewId, text }: { reviewId: string; text: string },
): Promise<ModeratedReviewView> {
  const { userId, membership } = ctx
  const { workspaceId } = membership
  return transact(ctx, async (tx) => {
    const review = await lockReview(tx.db, reviewId)
    if (review?.workspaceId !== workspaceId) throw notFound()
    if (review.status !== 'approved') throw new Failure('NOT_APPROVED')
    await saveReply(tx.db, { reviewId, userId, text, now: tx.now })
    publish(tx, replied({ reviewId, productId: review.productId, workspaceId, userId: review.userId }))
    return loadModerated(tx.db, reviewId, workspaceId, ctx.language)
  })
}
