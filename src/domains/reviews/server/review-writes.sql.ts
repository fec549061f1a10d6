/** Writes of reviews. */
import { sql } from 'kysely'
import type { PurchaseState } from '#domains/orders/server/index.ts'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import type { Verdict } from '../contract.ts'
import type { Tables } from './db.types.ts'
import type { ReviewRow } from './reviews.sql.ts'

const reviews = schemaOf<Tables>()

export type Written = { rating: number; title: string; text: string; photos: readonly Picture[]; purchase: PurchaseState }
export type NewReview = Written & {
  id: string
  workspaceId: string
  productId: string
  userId: string
  language: Language
  createdAt: Date
}

/** Inserts a pending review. False when the member has already reviewed the product. */
export async function insertReview(db: Db, review: NewReview): Promise<boolean> {
  const inserted = await reviews(db)
    .insertInto('reviews.reviews')
    .values({ ...review, status: 'pending', photos: JSON.stringify(review.photos) })
    .onConflict((conflict) => conflict.columns(['productId', 'userId']).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export type LockedReview = Pick<
  ReviewRow,
  'id' | 'workspaceId' | 'productId' | 'userId' | 'rating' | 'photos' | 'status' | 'version' | 'reported' | 'purchase'
>

const LOCKED = sql`select id, workspace_id, product_id, user_id, rating, photos, status, version, reported, purchase from reviews.reviews`

/** Serializes decisions, edits and votes. */
export async function lockReview(db: Db, reviewId: string): Promise<LockedReview | undefined> {
  const { rows } = await sql<LockedReview>`${LOCKED} where id = ${reviewId} for update`.execute(db)
  return rows[0]
}

/** A member's reviews of these products. */
export async function lockReviewsOf(db: Db, userId: string, productIds: readonly string[]): Promise<LockedReview[]> {
  const { rows } = await sql<LockedReview>`
    ${LOCKED} where user_id = ${userId} and product_id = any(${productIds}) order by id for update`.execute(db)
  return rows
}

/** Null for a missing review and for one whose author's account is deleted. */
export async function findAuthor(db: Db, reviewId: string): Promise<string | null> {
  const { rows } = await sql<{ userId: string | null }>`select user_id from reviews.reviews where id = ${reviewId}`.execute(db)
  return rows[0]?.userId ?? null
}

export async function setPurchase(db: Db, reviewId: string, purchase: PurchaseState): Promise<void> {
  await sql`update reviews.reviews set purchase = ${purchase} where id = ${reviewId}`.execute(db)
}

/** Whether members' reports about the review are open: it comes first in the moderation list. */
export async function setReported(db: Db, reviewId: string, reported: boolean): Promise<void> {
  await sql`update reviews.reviews set reported = ${reported} where id = ${reviewId}`.execute(db)
}

/** Makes the review pending again. Its reports stay open, because its author must not close them by an edit. */
export async function updateReviewText(db: Db, reviewId: string, written: Written & { language: Language }, now: Date): Promise<void> {
  await reviews(db)
    .updateTable('reviews.reviews')
    .set(({ eb }) => ({
      ...written,
      photos: JSON.stringify(written.photos),
      status: 'pending',
      rejection: null,
      editedAt: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', reviewId)
    .execute()
}

export async function saveVerdict(
  db: Db,
  reviewId: string,
  { status, rejection, purchase }: { status: Verdict; rejection: string | null; purchase: PurchaseState },
): Promise<void> {
  await reviews(db)
    .updateTable('reviews.reviews')
    .set(({ eb }) => ({ status, rejection, purchase, version: eb('version', '+', 1) }))
    .where('id', '=', reviewId)
    .execute()
}

export async function deleteReview(db: Db, reviewId: string): Promise<void> {
  await reviews(db).deleteFrom('reviews.reviews').where('id', '=', reviewId).execute()
}

/** Idempotent. Returns the number of votes. */
export async function saveVote(db: Db, reviewId: string, userId: string, helpful: boolean, now: Date): Promise<number> {
  const changed = helpful
    ? await sql`
        insert into reviews.helpful_votes (review_id, user_id, voted_at) values (${reviewId}, ${userId}, ${now})
        on conflict do nothing`.execute(db)
    : await sql`delete from reviews.helpful_votes where review_id = ${reviewId} and user_id = ${userId}`.execute(db)
  const by = Number(changed.numAffectedRows ?? 0n) * (helpful ? 1 : -1)
  const { rows } = await sql<{ helpfulVotes: number }>`
    update reviews.reviews set helpful_votes = helpful_votes + ${by} where id = ${reviewId} returning helpful_votes`.execute(db)
  return rows[0]?.helpfulVotes ?? 0
}

export async function saveReply(db: Db, reply: { reviewId: string; userId: string; text: string; now: Date }): Promise<void> {
  const { reviewId, userId, text, now } = reply
  await reviews(db)
    .insertInto('reviews.replies')
    .values({ reviewId, userId, text, createdAt: now })
    .onConflict((conflict) => conflict.column('reviewId').doUpdateSet({ userId, text, editedAt: now }))
    .execute()
}
