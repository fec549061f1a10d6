/** Writes of reviews. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Language } from '#platform/shared/language.ts'
import type { ReportReason, Verdict } from '../contract.ts'
import type { Tables } from './db.types.ts'
import type { ReviewRow } from './reviews.sql.ts'

const reviews = schemaOf<Tables>()

export type Written = { rating: number; title: string; text: string; photos: readonly Picture[]; verified: boolean }
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
  'id' | 'workspaceId' | 'productId' | 'userId' | 'rating' | 'photos' | 'status' | 'version' | 'reported' | 'rejection'
>

/** Serializes decisions, edits and votes. */
export async function lockReview(db: Db, reviewId: string): Promise<LockedReview | undefined> {
  const { rows } = await sql<LockedReview>`
    select id, workspace_id, product_id, user_id, rating, photos, status, version, reported, rejection
    from reviews.reviews where id = ${reviewId} for update`.execute(db)
  return rows[0]
}

/** Makes the review pending again and deletes reports on the old text. */
export async function updateReviewText(db: Db, reviewId: string, written: Written & { language: Language }, now: Date): Promise<void> {
  await reviews(db)
    .updateTable('reviews.reviews')
    .set(({ eb }) => ({
      ...written,
      photos: JSON.stringify(written.photos),
      status: 'pending',
      rejection: null,
      reported: false,
      editedAt: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', reviewId)
    .execute()
  await deleteReports(db, reviewId)
}

export type Verified = Pick<ReviewRow, 'productId' | 'workspaceId' | 'status'>

/** Marks a member's reviews of these products as verified and returns those that were not. */
export async function markVerified(db: Db, { userId, productIds }: { userId: string; productIds: readonly string[] }): Promise<Verified[]> {
  const { rows } = await sql<Verified>`
    update reviews.reviews set verified = true
    where user_id = ${userId} and product_id = any(${productIds}) and not verified
    returning product_id, workspace_id, status`.execute(db)
  return rows
}

export async function saveVerdict(
  db: Db,
  reviewId: string,
  { status, rejection, verified }: { status: Verdict; rejection: string | null; verified: boolean },
): Promise<void> {
  await reviews(db)
    .updateTable('reviews.reviews')
    .set(({ eb }) => ({ status, rejection, verified, reported: false, version: eb('version', '+', 1) }))
    .where('id', '=', reviewId)
    .execute()
  await deleteReports(db, reviewId)
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

export async function saveReport(
  db: Db,
  report: { reviewId: string; userId: string; reason: ReportReason; note: string; reportedAt: Date },
): Promise<void> {
  const { reason, note, reportedAt } = report
  await reviews(db)
    .insertInto('reviews.reports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['reviewId', 'userId']).doUpdateSet({ reason, note, reportedAt }))
    .execute()
  await reviews(db).updateTable('reviews.reviews').set({ reported: true }).where('id', '=', report.reviewId).execute()
}

async function deleteReports(db: Db, reviewId: string): Promise<void> {
  await reviews(db).deleteFrom('reviews.reports').where('reviewId', '=', reviewId).execute()
}

export async function saveReply(db: Db, reply: { reviewId: string; userId: string; text: string; now: Date }): Promise<void> {
  const { reviewId, userId, text, now } = reply
  await reviews(db)
    .insertInto('reviews.replies')
    .values({ reviewId, userId, text, createdAt: now })
    .onConflict((conflict) => conflict.column('reviewId').doUpdateSet({ userId, text, editedAt: now }))
    .execute()
}
