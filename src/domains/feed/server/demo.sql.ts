import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'

export type SeededLike = { postId: string; userId: string; likedAt: Date }

export async function insertLikes(db: Db, likes: readonly SeededLike[]): Promise<void> {
  await sql`
    with added as (
      insert into feed.likes (post_id, user_id, liked_at)
      select "postId", "userId", "likedAt"
      from jsonb_to_recordset(${JSON.stringify(likes)}::jsonb) as l ("postId" text, "userId" text, "likedAt" timestamptz)
      returning post_id
    )
    update feed.posts p set like_count = like_count + a.likes
    from (select post_id, count(*) as likes from added group by post_id) a where p.id = a.post_id`.execute(db)
}
