import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { NewReview } from './review-writes.sql.ts'

export type SeededReview = NewReview & { status: 'pending' | 'approved' }
export type SeededVote = { reviewId: string; userId: string; votedAt: Date }
export type SeededReply = { reviewId: string; userId: string; text: string; createdAt: Date }

/** A review that was decided about has the second version. */
export async function insertReviews(db: Db, reviews: readonly SeededReview[]): Promise<void> {
  await sql`
    insert into reviews.reviews (id, workspace_id, product_id, user_id, language, rating, title, text, photos, purchase, status, created_at, version)
    select "id", "workspaceId", "productId", "userId", "language", "rating", "title", "text", "photos", "purchase", "status", "createdAt",
      case when "status" = 'approved' then 2 else 1 end
    from jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) as r ("id" text, "workspaceId" text, "productId" text, "userId" text,
      "language" text, "rating" int, "title" text, "text" text, "photos" jsonb, "purchase" text, "status" text, "createdAt" timestamptz)`.execute(
    db,
  )
}

/** Counts what was inserted before. */
export async function countAllRatings(db: Db): Promise<void> {
  await sql`
    insert into reviews.ratings (workspace_id, product_id, stars, count)
    select workspace_id, product_id, rating, count(*) from reviews.reviews
    where status = 'approved' and purchase in ('bought', 'received') group by workspace_id, product_id, rating`.execute(db)
}

export async function insertVotes(db: Db, votes: readonly SeededVote[]): Promise<void> {
  await sql`
    insert into reviews.helpful_votes (review_id, user_id, voted_at)
    select "reviewId", "userId", "votedAt"
    from jsonb_to_recordset(${JSON.stringify(votes)}::jsonb) as v ("reviewId" text, "userId" text, "votedAt" timestamptz)`.execute(db)
  await sql`
    update reviews.reviews r set helpful_votes = v.votes
    from (select review_id, count(*) as votes from reviews.helpful_votes group by review_id) v where v.review_id = r.id`.execute(db)
}

export async function insertReplies(db: Db, replies: readonly SeededReply[]): Promise<void> {
  await sql`
    insert into reviews.replies (review_id, user_id, text, created_at)
    select "reviewId", "userId", "text", "createdAt"
    from jsonb_to_recordset(${JSON.stringify(replies)}::jsonb) as r ("reviewId" text, "userId" text, "text" text, "createdAt" timestamptz)`.execute(
    db,
  )
}
