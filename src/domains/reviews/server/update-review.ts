import { loadPurchaseStates } from '#domains/orders/server/index.ts'
import { submitted } from '#events/reviews.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { OwnReviewView } from '../contract.ts'
import { applyStateToRating } from './apply-state-to-rating.ts'
import { approveAutomatically } from './approve-automatically.ts'
import { filterReview } from './filter-review.ts'
import { REVIEWS_PER_HOUR } from './limits.ts'
import { lockOwnReview } from './own-review.ts'
import { type PhotoInput, renderPhotos, savePhotos } from './photos.ts'
import { ownReviewView } from './review-view.ts'
import { updateReviewText } from './review-writes.sql.ts'
import { findReviewBy } from './reviews.sql.ts'
import type { ReviewText } from './submit-review.ts'

export type ReviewEdit = ReviewText & { reviewId: string; version: number; photos: readonly PhotoInput[] }

/** Updates the author's own review, which becomes pending and does not count until approved (product.md, rule 18). Fails with STALE and TEXT_REFUSED. */
export async function updateReview(ctx: MemberContext, { reviewId, version, photos, ...written }: ReviewEdit): Promise<OwnReviewView> {
  const { services, language } = ctx
  const { userId } = ctx
  await services.limits.consume(REVIEWS_PER_HOUR, userId)
  const isHeld = await filterReview(ctx, written)
  const drawn = await renderPhotos(services, userId, photos)
  return transact(ctx, async (tx) => {
    const review = await lockOwnReview(tx, reviewId, userId)
    const { productId, workspaceId } = review
    const show = async () => {
      const row = await findReviewBy(tx.db, productId, userId)
      if (!row) throw notFound()
      return ownReviewView(tx.db, row, language)
    }
    if (review.version !== version) throw new Failure('STALE', { current: await show() })
    const kept = await savePhotos(tx, userId, drawn, review.photos)
    const purchase = (await loadPurchaseStates(tx.db, userId, [productId])).get(productId) ?? 'none'
    await updateReviewText(tx.db, reviewId, { ...written, language, purchase, photos: kept }, tx.now)
    await applyStateToRating(tx, review, { status: 'pending', purchase })
    publish(tx, submitted({ reviewId, productId, workspaceId, userId }))
    await approveAutomatically(tx, { id: reviewId, productId, userId, reported: review.reported, isHeld })
    return show()
  })
}
