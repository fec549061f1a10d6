import { memberIn } from '#domains/accounts/server/index.ts'
import { productsById } from '#domains/catalog/server/index.ts'
import { hasBought, hasReceived } from '#domains/orders/server/index.ts'
import { seatOf } from '#domains/workspaces/server/index.ts'
import { submitted } from '#facts/reviews.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { OwnReviewView } from '../contract.ts'
import { approveUnread } from './approve-unread.ts'
import { REVIEWS_PER_HOUR } from './limits.ts'
import { drawPhotos, type PhotoInput, placePhotos } from './photos.ts'
import { ownReviewView } from './review-view.ts'
import { insertReview } from './review-writes.sql.ts'
import { reviewBy } from './reviews.sql.ts'

export type ReviewText = { rating: number; title: string; text: string }

/**
 * A member reviews what they bought; it waits for a decision (spec §4), unless the operator lets all be read at once. Fails with NOT_BOUGHT, with OWN_PRODUCT for people of
 * the workspace that sells it (product.md, rule 12), and with ALREADY_REVIEWED: one review per member and product (rule 18).
 */
export async function submitReview(
  call: Call,
  { productId, photos, ...words }: ReviewText & { productId: string; photos: readonly PhotoInput[] },
): Promise<OwnReviewView> {
  const { kernel, language } = call
  const { id: userId } = memberIn(call)
  const workspaceId = await sellerOf(call, productId)
  if (await seatOf(kernel.db, userId, workspaceId)) throw new Failure('OWN_PRODUCT')
  if (!(await hasBought(kernel.db, userId, productId))) throw new Failure('NOT_BOUGHT')
  await kernel.limits.consume(REVIEWS_PER_HOUR, userId)
  const drawn = await drawPhotos(kernel, userId, photos)
  return transact(call, async (tx) => {
    const before = await reviewBy(tx.db, productId, userId)
    if (before) throw new Failure('ALREADY_REVIEWED', { reviewId: before.id })
    const inserted = await insertReview(tx.db, {
      ...words,
      ...{ id: newId('rev'), workspaceId, productId, userId, language, createdAt: tx.now },
      photos: await placePhotos(tx, userId, drawn, []),
      verified: await hasReceived(tx.db, userId, productId),
    })
    const written = await reviewBy(tx.db, productId, userId)
    if (!written) throw new Error('a review that was written is not there')
    if (!inserted) throw new Failure('ALREADY_REVIEWED', { reviewId: written.id })
    announce(tx, submitted({ reviewId: written.id, productId, workspaceId }))
    await approveUnread(tx, written.id)
    const review = await reviewBy(tx.db, productId, userId)
    return ownReviewView(tx.db, review ?? written, language)
  })
}

async function sellerOf({ kernel, language }: Call, productId: string): Promise<string> {
  const [product] = await productsById(kernel.db, [productId], language)
  if (!product) throw notFound()
  return product.workspaceId
}
