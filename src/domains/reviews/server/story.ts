/** The reviews' part of the demo story: what people of three languages say of what they bought. */
import { ratingChanged } from '#facts/reviews.ts'
import type { Picture } from '#platform/server/picture.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { countRating } from './ratings.sql.ts'
import { insertReview, putReply, putReport, putVerdict, putVote } from './review-writes.sql.ts'
import { inArabic } from './story/in-arabic.ts'
import { inEnglish } from './story/in-english.ts'
import { inSpanish } from './story/in-spanish.ts'
import type { ToldReview } from './story/told-review.ts'

const DAY_MS = 86_400_000

const REVIEWS = [...inEnglish, ...inSpanish, ...inArabic]

/** Stems of the pictures that reviews show. */
export const REVIEW_PHOTOS: readonly string[] = REVIEWS.flatMap(({ photo }) => photo ?? [])

export type StoryGoods = { productId: string; workspaceId: string; ownerId: string }

export type StoryReviews = {
  /** By the product's slug. */
  goods: ReadonlyMap<string, StoryGoods>
  /** Ids by username. */
  people: ReadonlyMap<string, string>
  /** By the picture's stem; one that was not made yet is left out. */
  photos: ReadonlyMap<string, Picture>
}

/** From the oldest to the newest. */
export async function tellReviews(tx: Tx, story: StoryReviews): Promise<void> {
  for (const review of REVIEWS.toSorted((one, other) => other.daysAgo - one.daysAgo)) await tellReview(tx, review, story)
}

async function tellReview(tx: Tx, told: ToldReview, { goods, people, photos }: StoryReviews): Promise<void> {
  const sold = goods.get(told.product)
  const userId = people.get(told.by)
  if (!sold || !userId) throw new Error(`the story has no ${told.product} for ${told.by}`)
  const { productId, workspaceId, ownerId } = sold
  const photo = told.photo ? photos.get(told.photo) : undefined
  const createdAt = new Date(tx.now.getTime() - told.daysAgo * DAY_MS)
  const id = newId('rev', createdAt.getTime())
  const { rating, title, text, language } = told
  const written = { rating, title, text, language, photos: photo ? [photo] : [], verified: told.status !== 'pending' }
  await insertReview(tx.db, { ...written, id, productId, workspaceId, userId, createdAt })
  if (told.status === 'pending') return
  await putVerdict(tx.db, id, { status: 'approved', rejection: null, verified: true })
  await countRating(tx.db, { workspaceId, productId, stars: rating })
  const others = [...people.values()].filter((other) => other !== userId)
  for (const voter of others.slice(0, told.helpful ?? 0)) await putVote(tx.db, id, voter, true, tx.now)
  if (told.reply) await putReply(tx.db, { reviewId: id, userId: ownerId, text: told.reply, now: new Date(createdAt.getTime() + DAY_MS) })
  const [reporter] = others
  if (told.reported && reporter) await putReport(tx.db, { reviewId: id, userId: reporter, reason: 'spam', note: '', reportedAt: tx.now })
  announce(tx, ratingChanged({ productId, workspaceId }))
}
