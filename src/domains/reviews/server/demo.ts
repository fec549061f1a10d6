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
import { countRating } from './ratings.sql.ts'
import { insertReview, saveReply, saveVerdict, saveVote } from './review-writes.sql.ts'

const DAY_MS = 86_400_000

const REVIEWS = [...inEnglish, ...inSpanish, ...inArabic]

/** File stems of the reviews' pictures. */
export const REVIEW_PHOTOS: readonly string[] = REVIEWS.flatMap(({ photo }) => photo ?? [])

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
export async function seedReviews(tx: Tx, demo: DemoReviews): Promise<void> {
  for (const review of REVIEWS.toSorted((one, other) => other.daysAgo - one.daysAgo)) await seedReview(tx, review, demo)
}

async function seedReview(tx: Tx, review: DemoReview, { products, people, photos }: DemoReviews): Promise<void> {
  const sold = products.get(review.product)
  const userId = people.get(review.by)
  if (!sold || !userId) throw new Error(`the demo data has no ${review.product} for ${review.by}`)
  const { productId, workspaceId, ownerId } = sold
  const photo = review.photo ? photos.get(review.photo) : undefined
  const createdAt = new Date(tx.now.getTime() - review.daysAgo * DAY_MS)
  const id = newId('rev', createdAt.getTime())
  const { rating, title, text, language } = review
  const written = {
    rating,
    title,
    text,
    language,
    photos: photo ? [photo] : [],
    purchase: review.status === 'pending' ? ('bought' as const) : ('received' as const),
  }
  await insertReview(tx.db, { ...written, id, productId, workspaceId, userId, createdAt })
  if (review.status === 'pending') return
  await saveVerdict(tx.db, id, { status: 'approved', rejection: null, purchase: 'received' })
  await countRating(tx.db, { workspaceId, productId, stars: rating })
  const others = [...people.values()].filter((other) => other !== userId)
  for (const voter of others.slice(0, review.helpful ?? 0)) await saveVote(tx.db, id, voter, true, tx.now)
  if (review.reply)
    await saveReply(tx.db, { reviewId: id, userId: ownerId, text: review.reply, now: new Date(createdAt.getTime() + DAY_MS) })
  const [reporter] = others
  if (review.reported && reporter) await addReport(tx, { type: 'review', id }, { userId: reporter, reason: 'spam', note: '' })
  publish(tx, ratingChanged({ productId, workspaceId }))
}
