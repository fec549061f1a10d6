import { memberIn } from '#domains/accounts/server/index.ts'
import { productsById } from '#domains/catalog/server/index.ts'
import { hasBought } from '#domains/orders/server/index.ts'
import { seatOf } from '#domains/workspaces/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { pageOf } from '#platform/server/keyset.ts'
import { pictureView } from '#platform/server/picture.ts'
import { averageOf } from './rating.rules.ts'
import { starsOf } from './ratings.sql.ts'
import { ownReviewView, reviewViews } from './review-view.ts'
import { helpfulTo, newestPhotos, PUBLIC_ORDERS, type PublicFilter, publicPage, reviewBy } from './reviews.sql.ts'

/** The strip shows the photos of so many reviews. */
const WITH_PHOTOS = 12

export type ReviewQuery = PublicFilter & { sort: keyof typeof PUBLIC_ORDERS; cursor?: string | undefined; limit: number }

/** Approved reviews of a product. One that nobody sells has none. */
export async function listReviews({ kernel: { db }, language }: Call, { sort, cursor, limit, ...filter }: ReviewQuery) {
  const order = PUBLIC_ORDERS[sort]
  const rows = await publicPage(db, filter, order, { cursor, limit })
  const { items, nextCursor } = pageOf(rows, limit, order, order.keyOf)
  return { items: await reviewViews(db, items, language), nextCursor }
}

/** Count, average, distribution and photos, over approved reviews only (spec §4). */
export async function summarize({ kernel: { db }, language }: Call, productId: string) {
  const [stars, withPhotos] = await Promise.all([starsOf(db, productId), newestPhotos(db, productId, WITH_PHOTOS)])
  const count = stars.reduce((sum, each) => sum + each, 0)
  const sum = stars.reduce((total, each, index) => total + each * (index + 1), 0)
  return {
    ...{ count, stars, average: averageOf({ count, sum }) },
    photos: withPhotos.flatMap(({ id, photos }) => photos.map((photo) => ({ reviewId: id, image: pictureView(photo, language) }))),
  }
}

/** What a product's page shows a member of their own. */
export async function getMine(call: Call, productId: string) {
  const { kernel, language } = call
  const { db } = kernel
  const { id: userId } = memberIn(call)
  const [product] = await productsById(db, [productId], language)
  if (!product) throw notFound()
  const [row, helpful, seat, bought] = await Promise.all([
    reviewBy(db, productId, userId),
    helpfulTo(db, productId, userId),
    seatOf(db, userId, product.workspaceId),
    hasBought(db, userId, productId),
  ])
  const may = seat ? 'ownProduct' : bought ? 'review' : 'notBought'
  return { review: row ? await ownReviewView(db, row, language) : null, may: may as 'ownProduct' | 'review' | 'notBought', helpful }
}
