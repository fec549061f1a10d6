/** A member's reviews for export and erasure. */
import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { Picture } from '#platform/server/picture.ts'

export async function exportReviewsOfUser(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql<{ exported: unknown }>`
    select jsonb_build_object(
      'reviews', (select coalesce(jsonb_agg(to_jsonb(r) - 'photos' order by r.id), '[]') from reviews.reviews r where r.user_id = ${userId}),
      'helpfulVotes', (select coalesce(jsonb_agg(to_jsonb(h) order by h.voted_at), '[]') from reviews.helpful_votes h where h.user_id = ${userId}),
      'replies', (select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at), '[]') from reviews.replies a where a.user_id = ${userId}),
      'rejections', (select coalesce(jsonb_agg(to_jsonb(x) order by x.rejected_at), '[]') from reviews.rejections x where x.user_id = ${userId})
    ) as exported`.execute(db)
  return rows[0]?.exported
}

export async function loadPhotosOfUser(db: Db, userId: string): Promise<{ id: string; photos: Picture[] }[]> {
  const { rows } = await sql<{ id: string; photos: Picture[] }>`
    select id, photos from reviews.reviews where user_id = ${userId} and has_photos order by id`.execute(db)
  return rows
}

/** Removes the author and photos but keeps ratings and text for readers. */
export async function anonymizeAuthor(db: Db, userId: string): Promise<{ productId: string; workspaceId: string; status: string }[]> {
  await sql`
    update reviews.reviews set helpful_votes = helpful_votes - 1
    where id in (select review_id from reviews.helpful_votes where user_id = ${userId})`.execute(db)
  await sql`delete from reviews.helpful_votes where user_id = ${userId}`.execute(db)
  await sql`delete from reviews.rejections where user_id = ${userId}`.execute(db)
  await sql`update reviews.replies set user_id = null where user_id = ${userId}`.execute(db)
  const { rows } = await sql<{ productId: string; workspaceId: string; status: string }>`
    update reviews.reviews set user_id = null, photos = '[]', version = version + 1 where user_id = ${userId}
    returning product_id, workspace_id, status`.execute(db)
  return rows
}
