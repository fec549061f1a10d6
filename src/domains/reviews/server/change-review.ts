import { hasReceived } from '#domains/orders/server/index.ts'
import { ratingChanged, submitted } from '#events/reviews.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { OwnReviewView } from '../contract.ts'
import { approveAutomatically } from './approve-automatically.ts'
import { REVIEWS_PER_HOUR } from './limits.ts'
import { type PhotoInput, photoKeys, renderPhotos, savePhotos } from './photos.ts'
import { uncountRating } from './ratings.sql.ts'
import { ownReviewView } from './review-view.ts'
import { deleteReview, type LockedReview, lockReview, updateReviewText } from './review-writes.sql.ts'
import { findReviewBy } from './reviews.sql.ts'
import type { ReviewText } from './submit-review.ts'

export type ReviewEdit = ReviewText & { reviewId: string; version: number; photos: readonly PhotoInput[] }

/** Updates the author's own review, which becomes pending and does not count until approved (product.md, rule 18). Fails with STALE. */
export async function updateReview(ctx: MemberContext, { reviewId, version, photos, ...written }: ReviewEdit): Promise<OwnReviewView> {
  const { services, language } = ctx
  const { userId } = ctx
  await services.limits.consume(REVIEWS_PER_HOUR, userId)
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
    const verified = await hasReceived(tx.db, userId, productId)
    await updateReviewText(tx.db, reviewId, { ...written, language, verified, photos: kept }, tx.now)
    await removeFromRating(tx, review)
    publish(tx, submitted({ reviewId, productId, workspaceId }))
    await approveAutomatically(tx, reviewId)
    return show()
  })
}

export async function removeReview(ctx: MemberContext, reviewId: string): Promise<void> {
  const { userId } = ctx
  await transact(ctx, async (tx) => {
    const review = await lockOwnReview(tx, reviewId, userId)
    await unlinkFiles(tx, photoKeys(review.photos))
    await deleteReview(tx.db, reviewId)
    await removeFromRating(tx, review)
    return {}
  })
}

/** Fails with NOT_FOUND for somebody else's review. */
async function lockOwnReview(tx: Tx, reviewId: string, userId: string): Promise<LockedReview> {
  const review = await lockReview(tx.db, reviewId)
  if (review?.userId !== userId) throw notFound()
  return review
}

async function removeFromRating(tx: Tx, { status, productId, workspaceId, rating }: LockedReview): Promise<void> {
  if (status !== 'approved') return
  await uncountRating(tx.db, { productId, workspaceId, stars: rating })
  publish(tx, ratingChanged({ productId, workspaceId }))
}
