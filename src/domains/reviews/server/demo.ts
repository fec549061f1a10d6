/** Demo data of reviews, in three languages. */
import { addReport } from '#domains/reports/server/index.ts'
import { ratingChanged } from '#events/reviews.ts'
import type { Picture } from '#platform/server/picture.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { DemoReview } from './demo/demo-review.ts'
import { inArabic } from './demo/in-arabic.ts'
import { inEnglish } from './demo/in-english.ts'
import { inSpanish } from './demo/in-spanish.ts'
import { ofAltoViento } from './demo/of-alto-viento.ts'
import { ofDarAmira } from './demo/of-dar-amira.ts'
import { ofLowHum } from './demo/of-low-hum.ts'
import { ofPlazaHouse } from './demo/of-plaza-house.ts'
import { ofTallerBruma } from './demo/of-taller-bruma.ts'
import { ofTelarSur } from './demo/of-telar-sur.ts'
import { readReviews } from './demo/review-lines.ts'
import { countAllRatings, insertReplies, insertReviews, insertVotes } from './demo.sql.ts'

const DAY_MS = 86_400_000

const REVIEWS: readonly DemoReview[] = [
  ...inEnglish,
  ...inSpanish,
  ...inArabic,
  ...[ofDarAmira, ofTelarSur, ofTallerBruma, ofLowHum, ofAltoViento, ofPlazaHouse].flatMap(readReviews),
].toSorted((one, other) => other.daysAgo - one.daysAgo)

/** File stems of the reviews' pictures. */
export const REVIEW_PHOTOS: readonly string[] = REVIEWS.flatMap(({ photo }) => photo ?? [])

/** By whom and when the products were reviewed, by their slugs. All of them were delivered before. */
export const REVIEWED: readonly Pick<DemoReview, 'by' | 'product' | 'daysAgo'>[] = REVIEWS

export type SeededProduct = { productId: string; workspaceId: string; ownerId: string }

export type DemoReviews = {
  /** Products by slug. */
  products: ReadonlyMap<string, SeededProduct>
  /** User ids by username. */
  people: ReadonlyMap<string, string>
  /** Pictures by file stem; missing ones are skipped. */
  photos: ReadonlyMap<string, Picture>
}

/** Creates the reviews, oldest first. */
export async function seedReviews(tx: Tx, { products, people, photos }: DemoReviews): Promise<void> {
  const written = REVIEWS.map((review) => {
    const sold = products.get(review.product)
    const userId = people.get(review.by)
    if (!sold || !userId) throw new Error(`the demo data has no ${review.product} for ${review.by}`)
    const createdAt = new Date(tx.now.getTime() - review.daysAgo * DAY_MS)
    return { review, sold, userId, createdAt, id: newId('rev', createdAt.getTime()) }
  })
  await insertReviews(
    tx.db,
    written.map(({ review, sold: { productId, workspaceId }, userId, createdAt, id }) => {
      const { rating, title, text, language, photo, status = 'approved' } = review
      const picture = photo ? photos.get(photo) : undefined
      const about = { id, productId, workspaceId, userId, createdAt, purchase: 'received' } as const
      return { ...about, rating, title, text, language, status, photos: picture ? [picture] : [] }
    }),
  )
  await countAllRatings(tx.db)
  const members = [...people.values()]
  await insertVotes(
    tx.db,
    written.flatMap(({ review: { helpful = 0 }, userId, createdAt, id }, place) => {
      const others = [...members.slice(place % members.length), ...members.slice(0, place % members.length)].filter((one) => one !== userId)
      const between = (tx.now.getTime() - createdAt.getTime()) / (helpful + 1)
      return others
        .slice(0, helpful)
        .map((voter, index) => ({ reviewId: id, userId: voter, votedAt: new Date(createdAt.getTime() + (index + 1) * between) }))
    }),
  )
  await insertReplies(
    tx.db,
    written.flatMap(({ review: { reply }, sold: { ownerId }, createdAt, id }) =>
      reply ? [{ reviewId: id, userId: ownerId, text: reply, createdAt: new Date(createdAt.getTime() + DAY_MS) }] : [],
    ),
  )
  const [reporter] = members
  for (const { review, id } of written)
    if (review.reported && reporter) await addReport(tx, { type: 'review', id }, { userId: reporter, reason: 'spam', note: '' })
  const rated = new Map(written.map(({ sold }) => [sold.productId, sold]))
  for (const { productId, workspaceId } of rated.values()) publish(tx, ratingChanged({ productId, workspaceId }))
}
