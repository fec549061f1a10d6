import { loadProducts } from '#domains/catalog/server/index.ts'
import { loadHiddenPeople } from '#domains/network/server/index.ts'
import { loadPurchaseStates } from '#domains/orders/server/index.ts'
import { loadMembership } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import { pictureView } from '#platform/server/picture.ts'
import type { MemberContext, OperationContext } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import { averageRating } from './rating.rules.ts'
import { loadStarCounts } from './ratings.sql.ts'
import { ownReviewView, reviewViews } from './review-view.ts'
import { findReviewBy, loadHelpfulIds, loadNewestPhotos, loadPublicPage, type PublicFilter, type PublicSort } from './reviews.sql.ts'

/** The photo strip shows photos of at most this many reviews. */
const WITH_PHOTOS = 12

export type ReviewQuery = Omit<PublicFilter, 'hiddenIds'> & { sort: PublicSort; cursor?: string | undefined; limit: number }

/**
 * Public reviews of a product, without those of people whom the viewer does not see; empty for an unknown product and for one that was taken
 * down. Ratings count all reviews.
 */
export async function listReviews(
  { services: { db }, language, viewer }: OperationContext,
  { sort, cursor, limit, ...filter }: ReviewQuery,
) {
  if (await isTakenDown(db, filter.productId, language)) return { items: [], nextCursor: null }
  const hiddenIds = await loadHiddenPeople(db, viewer)
  const { items, nextCursor } = await loadPublicPage(db, { ...filter, hiddenIds }, sort, { cursor, limit })
  return { items: await reviewViews(db, items, language), nextCursor }
}

/** Count, average, distribution and photos, over approved reviews only (spec §4). */
export async function getSummary({ services: { db }, language, viewer }: OperationContext, productId: string) {
  if (await isTakenDown(db, productId, language)) return { count: 0, stars: [0, 0, 0, 0, 0], average: null, photos: [] }
  const hiddenIds = await loadHiddenPeople(db, viewer)
  const [stars, withPhotos] = await Promise.all([
    loadStarCounts(db, productId),
    loadNewestPhotos(db, { productId, hiddenIds }, WITH_PHOTOS),
  ])
  const count = stars.reduce((sum, each) => sum + each, 0)
  const sum = stars.reduce((total, each, index) => total + each * (index + 1), 0)
  return {
    count,
    stars,
    average: averageRating({ count, sum }),
    photos: withPhotos.flatMap(({ id, photos }) => photos.map((photo) => ({ reviewId: id, image: pictureView(photo, language) }))),
  }
}

/** The member's own part of a product's reviews. */
export async function getOwnReview(ctx: MemberContext, productId: string) {
  const { services, language } = ctx
  const { db } = services
  const { userId } = ctx
  const [product] = await loadProducts(db, [productId], language)
  if (!product) throw notFound()
  const [row, helpful, membership, purchases] = await Promise.all([
    findReviewBy(db, productId, userId),
    loadHelpfulIds(db, productId, userId),
    loadMembership(db, userId, product.workspaceId),
    loadPurchaseStates(db, userId, [productId]),
  ])
  const bought = purchases.get(productId) !== 'none'
  const may = membership ? 'ownProduct' : bought ? 'review' : 'notBought'
  return { review: row ? await ownReviewView(db, row, language) : null, may: may as 'ownProduct' | 'review' | 'notBought', helpful }
}

/** The reviews of a product that an administrator took down would still show its name and photos. */
async function isTakenDown(db: Db, productId: string, language: Language): Promise<boolean> {
  const [product] = await loadProducts(db, [productId], language)
  return product?.status === 'takenDown'
}
