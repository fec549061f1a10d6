import { loadProducts } from '#domains/catalog/server/index.ts'
import { loadPurchaseStates, type PurchaseState } from '#domains/orders/server/index.ts'
import { loadMembership } from '#domains/workspaces/server/index.ts'
import { submitted } from '#events/reviews.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext, OperationContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { OwnReviewView } from '../contract.ts'
import { approveAutomatically } from './approve-automatically.ts'
import { filterReview } from './filter-review.ts'
import { REVIEWS_PER_HOUR } from './limits.ts'
import { type PhotoInput, renderPhotos, savePhotos } from './photos.ts'
import { ownReviewView } from './review-view.ts'
import { insertReview } from './review-writes.sql.ts'
import { findReviewBy } from './reviews.sql.ts'

export type ReviewText = { rating: number; title: string; text: string }

/**
 * Submits a buyer's review, pending approval (spec §4) unless the mode is `automatic`. Fails with NOT_BOUGHT, with OWN_PRODUCT for members
 * of the selling workspace (product.md, rule 12), with ALREADY_REVIEWED: one review per member and product, and with TEXT_REFUSED.
 */
export async function submitReview(
  ctx: MemberContext,
  { productId, photos, ...words }: ReviewText & { productId: string; photos: readonly PhotoInput[] },
): Promise<OwnReviewView> {
  const { services, language } = ctx
  const { userId } = ctx
  const workspaceId = await loadSeller(ctx, productId)
  if (await loadMembership(services.db, userId, workspaceId)) throw new Failure('OWN_PRODUCT')
  await requirePurchase(services.db, userId, productId)
  await services.limits.consume(REVIEWS_PER_HOUR, userId)
  const isHeld = await filterReview(ctx, words)
  const drawn = await renderPhotos(services, userId, photos)
  return transact(ctx, async (tx) => {
    const before = await findReviewBy(tx.db, productId, userId)
    if (before) throw new Failure('ALREADY_REVIEWED', { reviewId: before.id })
    const purchase = await requirePurchase(tx.db, userId, productId)
    const inserted = await insertReview(tx.db, {
      ...words,
      id: newId('rev'),
      workspaceId,
      productId,
      userId,
      language,
      createdAt: tx.now,
      photos: await savePhotos(tx, userId, drawn, []),
      purchase,
    })
    const written = await findReviewBy(tx.db, productId, userId)
    if (!written) throw new Error('the inserted review is missing')
    if (!inserted) throw new Failure('ALREADY_REVIEWED', { reviewId: written.id })
    publish(tx, submitted({ reviewId: written.id, productId, workspaceId, userId }))
    await approveAutomatically(tx, { id: written.id, productId, userId, isHeld })
    const review = await findReviewBy(tx.db, productId, userId)
    return ownReviewView(tx.db, review ?? written, language)
  })
}

/** Fails with NOT_BOUGHT unless one of the member's orders has the product, was paid or delivered, and is not cancelled. */
async function requirePurchase(db: Db, userId: string, productId: string): Promise<PurchaseState> {
  const purchase = (await loadPurchaseStates(db, userId, [productId])).get(productId) ?? 'none'
  if (purchase === 'none') throw new Failure('NOT_BOUGHT')
  return purchase
}

async function loadSeller({ services, language }: OperationContext, productId: string): Promise<string> {
  const [product] = await loadProducts(services.db, [productId], language)
  if (!product) throw notFound()
  return product.workspaceId
}
