import { memberIn } from '#domains/accounts/server/index.ts'
import { hasReceived } from '#domains/orders/server/index.ts'
import { ratingChanged, submitted } from '#facts/reviews.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import { letGoOfFiles } from '#platform/server/files/loose-files.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import type { OwnReviewView } from '../contract.ts'
import { approveUnread } from './approve-unread.ts'
import { REVIEWS_PER_HOUR } from './limits.ts'
import { drawPhotos, keysOf, type PhotoInput, placePhotos } from './photos.ts'
import { uncountRating } from './ratings.sql.ts'
import { ownReviewView } from './review-view.ts'
import { deleteReview, type LockedReview, lockReview, rewrite } from './review-writes.sql.ts'
import { reviewBy } from './reviews.sql.ts'
import type { ReviewText } from './submit-review.ts'

export type ReviewEdit = ReviewText & { reviewId: string; version: number; photos: readonly PhotoInput[] }

/** Its author writes it anew: it waits again, and counts no more until it is approved (product.md, rule 18). Fails with STALE. */
export async function updateReview(call: Call, { reviewId, version, photos, ...written }: ReviewEdit): Promise<OwnReviewView> {
  const { kernel, language } = call
  const { id: userId } = memberIn(call)
  await kernel.limits.consume(REVIEWS_PER_HOUR, userId)
  const drawn = await drawPhotos(kernel, userId, photos)
  return transact(call, async (tx) => {
    const review = await lockOwn(tx, reviewId, userId)
    const { productId, workspaceId } = review
    const show = async () => {
      const row = await reviewBy(tx.db, productId, userId)
      if (!row) throw notFound()
      return ownReviewView(tx.db, row, language)
    }
    if (review.version !== version) throw new Failure('STALE', { current: await show() })
    const kept = await placePhotos(tx, userId, drawn, review.photos)
    const verified = await hasReceived(tx.db, userId, productId)
    await rewrite(tx.db, reviewId, { ...written, language, verified, photos: kept }, tx.now)
    await uncount(tx, review)
    announce(tx, submitted({ reviewId, productId, workspaceId }))
    await approveUnread(tx, reviewId)
    return show()
  })
}

export async function removeReview(call: Call, reviewId: string): Promise<void> {
  const { id: userId } = memberIn(call)
  await transact(call, async (tx) => {
    const review = await lockOwn(tx, reviewId, userId)
    await letGoOfFiles(tx, keysOf(review.photos))
    await deleteReview(tx.db, reviewId)
    await uncount(tx, review)
    return {}
  })
}

/** Somebody else's is as missing as none. */
async function lockOwn(tx: Tx, reviewId: string, userId: string): Promise<LockedReview> {
  const review = await lockReview(tx.db, reviewId)
  if (review?.userId !== userId) throw notFound()
  return review
}

async function uncount(tx: Tx, { status, productId, workspaceId, rating }: LockedReview): Promise<void> {
  if (status !== 'approved') return
  await uncountRating(tx.db, { productId, workspaceId, stars: rating })
  announce(tx, ratingChanged({ productId, workspaceId }))
}
