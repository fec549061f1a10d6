/** Members whom posts mention. */
import { sql } from 'kysely'
import type { Mention } from '#domains/network/server/index.ts'
import type { Db } from '#platform/server/db.ts'

/** Replaces those of an earlier text. */
export async function saveMentions(db: Db, postId: string, mentions: readonly Mention[]): Promise<void> {
  const ids = mentions.map(({ userId }) => userId)
  await sql`delete from feed.mentions where post_id = ${postId} and user_id <> all(${ids}::text[])`.execute(db)
  await sql`
    insert into feed.mentions (post_id, user_id, name)
    select ${postId}, * from unnest(${ids}::text[], ${mentions.map(({ name }) => name)}::text[])
    on conflict do nothing`.execute(db)
}

/** Marks the mentioned as notified. Returns those who were not before. */
export async function claimUntold(db: Db, postId: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    update feed.mentions set told = true where post_id = ${postId} and not told returning user_id`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Their notices are gone with the post. */
export async function forgetTold(db: Db, postId: string): Promise<void> {
  await sql`update feed.mentions set told = false where post_id = ${postId}`.execute(db)
}
